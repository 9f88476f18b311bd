import { useState } from "react";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import type { NewHistoryRecord } from "../../../core/history/history-record.ts";
import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import type { LogoFile } from "../../codes/logo-file.ts";
import { makeFile, type MadeFile } from "../../codes/make-file.ts";
import { useMessages } from "../../components/messages.tsx";
import { errorText } from "../../api/error-text.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { keepRecent } from "../../recent/keep-recent.ts";
import { saveDownload } from "../../session/save-download.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { useDownloadGate } from "./use-download-gate.ts";
import { useProofWarning } from "./use-proof-warning.ts";

/** A generator's input for a download. */
export interface DownloadOffer {
  /** The code as it is written to files. */
  code: MadeCode;
  fileName: (kind: FileFormat) => string;
  /** Without the address of its logo, which is known after the upload. */
  record: (kind: FileFormat) => NewHistoryRecord;
  logo?: LogoFile | null;
  /** Called after a file was saved, copied or shared. */
  onTaken?: () => void;
}

export interface DownloadTexts {
  loginFirst: string;
  notReady: (kind: FileFormat) => string;
  done: (kind: FileFormat) => string;
  failed: (kind: FileFormat, message: string) => string;
}

/**
 * Runs a download from the click to the saved file: proof, gate, file, history. A code that failed its proof,
 * or could not be tested, is saved on a second click on the same format: visitors are warned before they sign
 * in for it.
 * @param offer null if there is nothing to download; its code is the same object while it does not change
 * @param keepDraft stores the draft before the visitor is sent to /login
 * @param make makes the file of a code
 */
export function useDownload(
  offer: DownloadOffer | null,
  texts: DownloadTexts,
  keepDraft: () => void,
  make: (kind: FileFormat, code: MadeCode) => Promise<MadeFile> = makeFile,
) {
  const t = useMessages();
  const { client } = useSession();
  const passesGate = useDownloadGate(texts.loginFirst, keepDraft);
  const [busy, setBusy] = useState<FileFormat | null>(null);
  const { warning, accepts } = useProofWarning(offer?.code ?? null);

  /**
   * The file is already saved, so only a refusal is reported, and a session that had ended unnoticed: the code is then kept on this
   * device, as a visitor's would have been.
   */
  const putIntoHistory = async (record: NewHistoryRecord, logo?: LogoFile | null): Promise<void> => {
    const wasSignedIn = client.state().user !== null;
    const outcome = await saveDownload(client, record, logo);
    const state = client.state();
    const hasEnded = wasSignedIn && state.status === "signed_out" && state.why === "ended";
    if (outcome.kind === "refused")
      toast.warning(t("download.not_in_history", { message: errorText(t, outcome.error) }));
    else if (outcome.kind === "waiting" && hasEnded) {
      toast.warning(t("download.not_in_history", { message: t("error.session_ended") }));
      await keepRecent(client, record, logo);
    }
  };

  const run = async (kind: FileFormat, wanted: DownloadOffer): Promise<void> => {
    const { proof, content } = await make(kind, wanted.code);
    if (!accepts(kind, wanted.code, proof)) return;
    if (!(await passesGate())) return;
    saveFile(wanted.fileName(kind), content);
    toast.success(texts.done(kind));
    wanted.onTaken?.();
    const record = wanted.record(kind);
    void keepRecent(client, record, wanted.logo);
    void putIntoHistory(record, wanted.logo);
  };

  const download = async (kind: FileFormat): Promise<void> => {
    if (busy !== null) return;
    if (!offer) return toast.error(texts.notReady(kind));
    setBusy(kind);
    try {
      await run(kind, offer);
    } catch (error) {
      console.warn("A download failed.", error);
      toast.error(texts.failed(kind, errorText(t, error)));
    } finally {
      setBusy(null);
    }
    return undefined;
  };

  return { busy, warning, accepts, download: (kind: FileFormat) => void download(kind) };
}
