import { useState } from "react";
import { useTranslate } from "react-admin";
import { checkUpload } from "../../core/verification-files/verification-file.ts";
import { DomainError } from "../../core/errors.ts";
import { refusalText } from "../kit/form/refusal-text.ts";
import { uploadFile } from "./file-api.ts";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";

export interface Upload {
  name: string;
  state: "waiting" | "sending" | "done" | "failed";
  /** Why it failed, in the admin's language. */
  problem: string | null;
}

/** Uploads files one after another, with a result for each. */
export function useUploads(onEnd: (counts: { done: number; failed: number }) => void) {
  const t = useTranslate();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function send(files: readonly File[]): Promise<void> {
    if (isBusy || files.length === 0) return;
    setBusy(true);
    setUploads(files.map(({ name }) => ({ name, state: "waiting", problem: null })));
    const counts = { done: 0, failed: 0 };
    for (const [at, file] of files.entries()) {
      const say = (change: Partial<Upload>) =>
        setUploads((all) => all.map((each, index) => (index === at ? { ...each, ...change } : each)));
      say({ state: "sending" });
      try {
        // saves the upload of a file that the server would refuse
        checkUpload(file.name, file.size);
        await uploadFile(file);
        say({ state: "done" });
        counts.done += 1;
      } catch (error) {
        say({ state: "failed", problem: problemText(error) });
        counts.failed += 1;
      }
    }
    setBusy(false);
    onEnd(counts);
  }

  function problemText(error: unknown): string {
    if (error instanceof SignInNotConfirmed) return t("files.not_confirmed");
    if (error instanceof DomainError && error.sentence) return t(error.sentence.key, error.sentence.values);
    return refusalText(t, error);
  }

  return { uploads, isBusy, send, clear: () => setUploads([]) };
}
