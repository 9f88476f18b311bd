import { HttpError, useNotify, useTranslate, type RaRecord } from "react-admin";
import { SignInNotConfirmed } from "../../session/fresh-sign-in.ts";
import { fieldTexts, refusalText } from "./refusal-text.ts";

interface Texts {
  /** What is said once it is saved, and where it could not be: keys of the catalog. */
  saved: string;
  saveFailed: string;
  /** It is a form of ours that saves: it shows why fields were refused. Elsewhere the toast does. */
  inForm?: boolean;
  /** The key for a sentence of the server about a field, where there is one. */
  say?: (sentence: string) => string;
  onSaved?: (record: RaRecord) => void;
  onRefused?: (error: unknown) => void;
}

/** The `mutationOptions` of a change: a toast says how it went, and the fields why the server refused them, in the admin's language. */
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
      // react-admin's form reads them from the error itself
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
