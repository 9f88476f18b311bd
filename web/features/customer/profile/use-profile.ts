import { useCallback, useEffect, useState } from "react";
import { isLanguage } from "../../../../core/languages.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toast.ts";
import { errorText } from "../../../error-text.ts";
import { createTranslator } from "../../../messages/translator.ts";
import { useSession } from "../../../session/session.tsx";
import { loadProfile, saveProfile, type Profile, type ProfileChanges } from "./profile-api.ts";

type Loaded = { kind: "loading" } | { kind: "failed"; error: unknown } | { kind: "there"; profile: Profile };

/** The profile of who is signed in. @param userId null: nobody yet */
export function useProfile(userId: string | null) {
  const t = useMessages();
  const { client } = useSession();
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  const load = useCallback(
    () =>
      loadProfile(client).then(
        (profile): Loaded => ({ kind: "there", profile }),
        (error: unknown): Loaded => ({ kind: "failed", error }),
      ),
    [client],
  );

  useEffect(() => {
    if (userId === null) return undefined;
    let gone = false;
    void load().then((now) => (gone ? undefined : setLoaded(now)));
    return () => {
      gone = true;
    };
  }, [userId, load]);

  const retry = () => {
    setLoaded({ kind: "loading" });
    void load().then(setLoaded);
  };

  /** Saves what is given and keeps what the server made of it. @throws ApiError */
  const save = useCallback(
    async (changes: ProfileChanges): Promise<Profile> => {
      const profile = await saveProfile(client, changes);
      setLoaded({ kind: "there", profile });
      return profile;
    },
    [client],
  );

  /** Shows a choice at once and saves it; where that fails it is as before, and said. @returns whether it is saved */
  const choose = async (changes: ProfileChanges): Promise<boolean> => {
    const before = loaded;
    const { language } = changes;
    // whoever chooses another language is answered in that one
    const say = typeof language === "string" && isLanguage(language) ? createTranslator(language) : t;
    if (before.kind === "there") setLoaded({ ...before, profile: { ...before.profile, ...changes } });
    try {
      await save(changes);
      toast.success(say("profile.saved"));
      return true;
    } catch (error) {
      setLoaded(before);
      toast.error(say("profile.failed", { message: errorText(say, error) }));
      return false;
    }
  };

  return { loaded, retry, save, choose };
}
