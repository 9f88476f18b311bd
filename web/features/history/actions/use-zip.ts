import { useEffect, useRef, useState } from "react";
import type { FileFormat } from "../../../../core/codes/file-format.ts";
import { loadPart } from "../../../codes/load-part.ts";
import { saveFile } from "../../../../browser/save-file.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { errorText } from "../../../api/error-text.ts";
import { countDownloads, type HistoryRow } from "../../../history/history-api.ts";
import { useSession } from "../../../session/session.tsx";

export interface ZipProgress {
  done: number;
  total: number;
}

/** Downloads many codes as one ZIP and counts the downloads. @param onCounted called after counting */
export function useZip(onCounted: () => void) {
  const t = useMessages();
  const { fetch } = useSession();
  const [progress, setProgress] = useState<ZipProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  // many codes take a while: by then, the list to reload may be another one
  const counted = useRef(onCounted);
  useEffect(() => {
    counted.current = onCounted;
  });

  const download = async (rows: readonly HistoryRow[], format: FileFormat): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: rows.length });
    try {
      const { makeZip } = await loadPart(() => import("./make-zip.ts"));
      const onDone = (done: number) => setProgress({ done, total: rows.length });
      const { zip, ids, skipped, unread } = await makeZip(rows, format, { t, signal, onDone });
      if (skipped > 0) toast.warning(t("history.zip_skipped", { n: skipped }));
      if (ids.length === 0) return;
      saveFile(`codes-${Date.now()}.zip`, zip);
      toast.success(t("history.zip_done", { n: ids.length }));
      if (unread > 0) toast.warning(t("history.zip_unread", { n: unread }));
      // The file is saved; a failure to count it is only logged.
      await countDownloads(fetch, ids).then(
        () => counted.current(),
        (error: unknown) => console.warn("Downloads were not counted.", error),
      );
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The ZIP could not be made.", error);
      toast.error(t("history.zip_failed", { message: errorText(t, error) }));
    } finally {
      running.current = null;
      if (!signal.aborted) setProgress(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { progress, download, cancel };
}
