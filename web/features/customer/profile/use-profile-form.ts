import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../../api/api-fetch.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { errorText } from "../../../api/error-text.ts";
import { useSession } from "../../../session/session.tsx";
import type { Profile, ProfileChanges } from "./profile-api.ts";
import {
  changesOf,
  FIELD_TABS,
  fieldsOf,
  profileFieldsSchema,
  SERVER_NAMES,
  type ProfileFields,
} from "./profile-fields.ts";

type Field = keyof ProfileFields;
const FIELDS = Object.keys(FIELD_TABS) as Field[];

/** Unsaved input from before the page was left: restored when it is opened again, until the tab is closed. */
let unsaved: { userId: string; fields: ProfileFields } | null = null;

/**
 * One form over the personal and the contact tab.
 * @param onTab goes to the tab of a field that is wrong
 */
export function useProfileForm(
  profile: Profile,
  save: (changes: ProfileChanges) => Promise<Profile>,
  onTab: (tab: (typeof FIELD_TABS)[Field]) => void,
) {
  const t = useMessages();
  const { client } = useSession();
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileFieldsSchema),
    defaultValues: fieldsOf(profile),
  });
  const { isDirty, dirtyFields } = form.formState;
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    const kept = unsaved?.userId === profile.id ? unsaved.fields : null;
    unsaved = null;
    for (const name of FIELDS) if (kept) form.setValue(name, kept[name], { shouldDirty: true });
    return () => {
      if (dirty.current) unsaved = { userId: profile.id, fields: form.getValues() };
    };
  }, [form, profile.id]);

  useEffect(() => {
    if (!isDirty) return undefined;
    // the browser asks in its own words
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  const showFirst = (wrong: readonly string[]) => {
    const first = FIELDS.find((name) => wrong.includes(name));
    if (!first) return;
    onTab(FIELD_TABS[first]);
    // the tab has to be seen before anything in it can have the focus
    requestAnimationFrame(() => form.setFocus(first));
  };

  const submit = form.handleSubmit(
    async (fields) => {
      try {
        const saved = await save(changesOf(fields));
        form.reset(fieldsOf(saved));
        toast.success(t("profile.saved"));
        await client.reload().catch(() => undefined);
      } catch (error) {
        const said = error instanceof ApiError ? error.fields : {};
        const wrong = FIELDS.filter((name) => said[SERVER_NAMES[name]] !== undefined);
        for (const name of wrong) form.setError(name, { message: said[SERVER_NAMES[name]] ?? "" });
        showFirst(wrong);
        if (wrong.length === 0) {
          form.setError("root", { message: t("profile.failed", { message: errorText(t, error) }) });
        }
      }
    },
    (errors) => showFirst(Object.keys(errors)),
  );

  const isTabDirty = (tab: (typeof FIELD_TABS)[Field]) =>
    FIELDS.some((name) => FIELD_TABS[name] === tab && dirtyFields[name]);

  return { form, submit, isTabDirty, discard: () => form.reset(fieldsOf(profile)) };
}
export type ProfileForm = ReturnType<typeof useProfileForm>;
