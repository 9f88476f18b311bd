import { HttpError, useNotify, useTranslate, type RaRecord } from "react-admin";
import { SignInNotConfirmed } from "../../session/fresh-sign-in.ts";
import { fieldTexts, refusalText } from "./refusal-text.ts";

interface Texts {
  /** Message keys for success and failure. */
  saved: string;
  saveFailed: string;
  /** One of our forms saves: it shows why fields were refused. Elsewhere the toast does. */
  inForm?: boolean;
  /** The message key for a server's sentence about a field, if there is one. */
  say?: (sentence: string) => string;
  onSaved?: (record: RaRecord) => void;
  onRefused?: (error: unknown) => void;
}

/** `mutationOptions` of a save: a toast reports the result, and the fields show why the server refused them, in the admin's language. */
export function useSaving({ saved, saveFailed, inForm = false, say, onSaved, onRefused }: Texts) {
  const t = useTranslate();
  const notify = useNotify();
  return {
    onSuccess(record: RaRecord) {
      notify(saved, { type: "success" });
      onSaved?.(record);
    },
    onError(error: unknown) {
      if (error instanceof SignInNotConfirmed) return;
      const texts = Object.entries(fieldTexts(t, error)).map(([field, sentence]) => [
        field,
        say?.(sentence) ?? sentence,
      ]);
      // react-admin's form reads them from the error
      if (error instanceof HttpError)
        Object.assign(error.body as object, { errors: Object.fromEntries(texts) });
      notify(inForm && texts.length > 0 ? t(saveFailed) : `${t(saveFailed)}: ${refusalText(t, error)}`, {
        type: "error",
      });
      onRefused?.(error);
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
