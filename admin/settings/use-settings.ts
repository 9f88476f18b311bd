import { useCallback, useEffect, useMemo, useState } from "react";
import { HttpError, useNotify, useTranslate } from "react-admin";
import { refusalText } from "../kit/form/refusal-text.ts";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { loadSiteSettings } from "../site-settings.ts";
import { firstShown } from "./setting-fields.ts";
import { settingsApi, type Installation, type ReadSettings, type Setting } from "./settings-api.ts";
import {
  changesOf,
  defaultsOf,
  problemsOf,
  settingsConflict,
  unsavedOf,
  type Draft,
} from "./settings-form.ts";

/** Outlives the page, so that the browser's Back loses no input. */
let kept: Draft = {};
/** The settings that the draft is based on. */
let base: ReadSettings = { settings: [], tag: "*" };

/** A draft from an earlier page view stays based on the settings read then. */
function firstRead(read: ReadSettings): ReadSettings {
  if (Object.keys(kept).length === 0 || base.settings.length === 0) base = read;
  return read;
}

interface Loaded {
  settings: readonly Setting[];
  installation: Installation;
}

type State = { status: "loading" } | { status: "failed"; error: unknown } | ({ status: "ready" } & Loaded);

const NONE: readonly Setting[] = [];

/** The saved settings and their unsaved edits. */
export function useSettings() {
  const t = useTranslate();
  const notify = useNotify();
  const [state, setState] = useState<State>({ status: "loading" });
  const [draft, setDraft] = useState<Draft>(kept);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<ReturnType<typeof settingsConflict>>(null);

  const change = (next: Draft) => {
    kept = next;
    setDraft(next);
  };

  const load = useCallback(
    () =>
      Promise.all([settingsApi.load(), settingsApi.installation()]).then(
        ([read, installation]) =>
          setState({ status: "ready", settings: firstRead(read).settings, installation }),
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

  const showBase = () => {
    const { settings: read } = base;
    setState((before) => (before.status === "ready" ? { ...before, settings: read } : before));
  };

  /** After another admin saved settings: shows conflicts with local edits, or saves if there are none. */
  async function compare(): Promise<string | null> {
    const { settings: before } = base;
    base = await settingsApi.load();
    showBase();
    const found = settingsConflict(before, base.settings, changes);
    setConflict(found);
    return found ? null : save();
  }

  /** @returns the first key with an error; null if everything was saved, or something else failed */
  async function save(): Promise<string | null> {
    const wrong = firstShown(Object.keys(errors));
    if (wrong !== null) return wrong;
    setSaving(true);
    try {
      base = await settingsApi.save(changes, base.tag);
      setConflict(null);
      showBase();
      change(unsavedOf(kept, changes));
      notify("settings.saved", { type: "success" });
      await loadSiteSettings();
      const installation = await settingsApi.installation();
      setState((before) => (before.status === "ready" ? { ...before, installation } : before));
      return null;
    } catch (error) {
      if (error instanceof SignInNotConfirmed) return null;
      if (error instanceof HttpError && error.status === 412) return compare();
      setConflict(null);
      const fields = (error as { body?: { errors?: Record<string, string> } }).body?.errors ?? {};
      setRefused(fields);
      const shown = firstShown(Object.keys(fields));
      const why = shown === null ? `: ${refusalText(t, error)}` : "";
      notify(t("settings.save_failed") + why, { type: "error" });
      return shown;
    } finally {
      setSaving(false);
    }
  }

  return {
    state,
    conflict,
    /** Takes the other admin's values and keeps the remaining edits. */
    takeTheirs: () => {
      const { keys = [] } = conflict ?? {};
      change(Object.fromEntries(Object.entries(kept).filter(([key]) => !keys.includes(key))));
      setConflict(null);
    },
    keepTyped: () => setConflict(null),
    draft,
    errors,
    isDirty: Object.keys(changes).length > 0,
    isSaving,
    load,
    save,
    /** `undefined` undoes an edit. */
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
