import { useCallback, useEffect, useMemo, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { loadSiteSettings } from "../site-settings.ts";
import { firstShown } from "./setting-fields.ts";
import { settingsApi, type Installation, type Setting } from "./settings-api.ts";
import { changesOf, defaultsOf, problemsOf, unsavedOf, type Draft } from "./settings-form.ts";

/** Outlives the page, so that the browser's Back loses nothing that was typed. */
let kept: Draft = {};

interface Loaded {
  settings: readonly Setting[];
  installation: Installation;
}

type State = { status: "loading" } | { status: "failed"; error: unknown } | ({ status: "ready" } & Loaded);

const NONE: readonly Setting[] = [];

/** Settings as they are saved, and what is being changed of them. */
export function useSettings() {
  const t = useTranslate();
  const notify = useNotify();
  const [state, setState] = useState<State>({ status: "loading" });
  const [draft, setDraft] = useState<Draft>(kept);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);

  const change = (next: Draft) => {
    kept = next;
    setDraft(next);
  };

  const load = useCallback(
    () =>
      Promise.all([settingsApi.load(), settingsApi.installation()]).then(
        ([settings, installation]) => setState({ status: "ready", settings, installation }),
        (error: unknown) => {
          setState({ status: "failed", error });
          notify("settings.load_failed", { type: "error" });
        },
      ),
    [notify],
  );
  useEffect(() => void load(), [load]);

  const settings = state.status === "ready" ? state.settings : NONE;
  const changes = useMemo(() => changesOf(settings, draft), [settings, draft]);
  const errors = useMemo(() => {
    const own = Object.entries(problemsOf(changes)).map(([key, { code, values }]) => [
      key,
      t(`settings.${code}`, values),
    ]);
    return { ...refused, ...(Object.fromEntries(own) as Record<string, string>) };
  }, [changes, refused, t]);

  /** @returns the first key that is wrong; null where everything was saved, or something else failed */
  async function save(): Promise<string | null> {
    const wrong = firstShown(Object.keys(errors));
    if (wrong !== null) return wrong;
    setSaving(true);
    try {
      const { settings: saved } = await settingsApi.save(changes);
      setState((before) => (before.status === "ready" ? { ...before, settings: saved } : before));
      change(unsavedOf(kept, changes));
      notify("settings.saved", { type: "success" });
      await loadSiteSettings();
      const installation = await settingsApi.installation();
      setState((before) => (before.status === "ready" ? { ...before, installation } : before));
      return null;
    } catch (error) {
      if (error instanceof SignInNotConfirmed) return null;
      const fields = (error as { body?: { errors?: Record<string, string> } }).body?.errors ?? {};
      setRefused(fields);
      notify("settings.save_failed", { type: "error" });
      return firstShown(Object.keys(fields));
    } finally {
      setSaving(false);
    }
  }

  return {
    state,
    draft,
    errors,
    isDirty: Object.keys(changes).length > 0,
    isSaving,
    load,
    save,
    /** `undefined` takes an edit back. */
    edit(key: string, value: unknown) {
      const { [key]: _before, ...others } = draft;
      change(value === undefined ? others : { ...others, [key]: value });
      const { [key]: _said, ...otherErrors } = refused;
      setRefused(otherErrors);
    },
    reset: () => change({ ...draft, ...defaultsOf(settings) }),
    discard: () => change({}),
  };
}
export type SettingsForm = ReturnType<typeof useSettings>;
