import type { FieldError } from "react-hook-form";
import { useMessages } from "../components/messages.tsx";
import { isMessageKey } from "../messages/translator.ts";
import { usePublicSettings } from "../public-settings.ts";

/** The sentence of a field's error: the schemas name a text of the catalogue, the server brings its own sentence. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useMessages();
  const { password_min_length: n } = usePublicSettings();
  return (error) => {
    if (!error?.message) return undefined;
    return isMessageKey(error.message) ? t(error.message, { n }) : error.message;
  };
}
