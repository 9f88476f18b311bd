import type { FieldError } from "react-hook-form";
import { NAME_LENGTH } from "../../core/users/profile.ts";
import { useMessages } from "../components/messages.tsx";
import { isMessageKey } from "../messages/translator.ts";
import { usePublicSettings } from "../api/public-settings.ts";

/** The sentence of a field's error: the schemas name a text of the catalog, the server brings its own sentence. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useMessages();
  const { password_min_length: n } = usePublicSettings();
  return (error) => {
    if (!error?.message) return undefined;
    if (!isMessageKey(error.message)) return error.message;
    return t(error.message, { n: error.message === "account.name_long" ? NAME_LENGTH : n });
  };
}
