import type { FieldError } from "react-hook-form";
import { NAME_LENGTH } from "../../core/users/profile.ts";
import { useMessages } from "../components/messages.tsx";
import { isMessageKey } from "../messages/translator.ts";
import { usePublicSettings } from "../api/public-settings.ts";

/** The message of a field's error: schemas give a message key, the server gives the message itself. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useMessages();
  const { password_min_length: n } = usePublicSettings();
  return (error) => {
    if (!error?.message) return undefined;
    if (!isMessageKey(error.message)) return error.message;
    return t(error.message, { n: error.message === "account.name_long" ? NAME_LENGTH : n });
  };
}
