import { isLanguage } from "../../../../core/languages.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { errorText } from "../../../api/error-text.ts";
import { createTranslator } from "../../../messages/translator.ts";
import { useSession } from "../../../session/session.tsx";
import { loadProfile, saveProfile, type Profile, type ProfileChanges } from "./profile-api.ts";

/** The profile of the signed-in user. @param userId null: not known yet */
export function useProfile(userId: string | null) {
  const t = useMessages();
  const { client } = useSession();
  const loaded = useLoaded(["profile", userId], userId === null ? null : () => loadProfile(client));
  const { data, replace } = loaded;

  /** Saves the changes and stores the server's version. @throws ApiError */
  const save = async (changes: ProfileChanges): Promise<Profile> => {
    const profile = await saveProfile(client, changes);
    replace(profile);
    return profile;
  };

  /**
   * Shows a choice at once and saves it; if that fails, reverts it and shows an error. @returns whether it is
   * saved
   */
  const choose = async (changes: ProfileChanges): Promise<boolean> => {
    const { language } = changes;
    // a user who switches the language gets the message in the new one
    const say = typeof language === "string" && isLanguage(language) ? createTranslator(language) : t;
    if (data) replace({ ...data, ...changes });
    try {
      await save(changes);
      toast.success(say("profile.saved"));
      return true;
    } catch (error) {
      if (data) replace(data);
      toast.error(say("profile.failed", { message: errorText(say, error) }));
      return false;
    }
  };

  return { loaded, save, choose };
}
