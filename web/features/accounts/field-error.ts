import type { FieldError } from "react-hook-form";
import { useMessages } from "../../components/messages.tsx";
import { en, type MessageKey } from "../../messages/en.ts";
import { usePublicSettings } from "../../public-settings.ts";

const isKey = (message: string): message is MessageKey => message in en;

/** The sentence of a field's error: the schemas name a text of the catalogue, the server brings its own sentence. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useMessages();
  const { password_min_length: n } = usePublicSettings();
  return (error) => {
    if (!error?.message) return undefined;
    return isKey(error.message) ? t(error.message, { n }) : error.message;
  };
}
