import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ApiError } from "../../../api/api-fetch.ts";
import { errorText } from "../../../api/error-text.ts";
import { openBatch, type OpenedBatch } from "../../../batches/batch-api.ts";
import { useLive } from "../../../components/loading/use-live.ts";
import { useMessages } from "../../../components/messages.tsx";
import { useDownloadGate } from "../../../generator/download/use-download-gate.ts";
import { useSession } from "../../../session/session.tsx";
import type { Bulk } from "../use-bulk.ts";
import { draftOf } from "./batch-content.ts";

const PARAMETER = "batch";

type Opening =
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "signed_out" }
  /** The page has unsaved changes, which would be lost. */
  | { kind: "asks" }
  | { kind: "failed"; problem: string };

/** Loads the batch in the address into the page, once. */
export function useOpenedBatch(bulk: Bulk) {
  const t = useMessages();
  const live = useLive();
  const [parameters, setParameters] = useSearchParams();
  const { client, user, status } = useSession();
  const [allowed, setAllowed] = useState<string | null>(null);
  const { draft } = bulk;
  const id = parameters.get(PARAMETER);
  const isHere = draft.batch?.id === id;
  const isWanted = live && id !== null && !isHere;
  const hasUnsaved = (draft.table !== null || draft.isTableStored) && !draft.isSaved;
  const asks = isWanted && hasUnsaved && allowed !== id;
  const isSignedOut = status === "signed_out";
  const isLoading = isWanted && !asks && user !== null;
  const passesGate = useDownloadGate(t("bulk.open_login_first"), bulk.keepDraft, { always: true });

  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ attempt: number; id: string; problem: string } | null>(null);
  const failure = failed?.attempt === attempt && failed.id === id ? failed.problem : null;
  const take = useEffectEvent((batch: OpenedBatch) => {
    const opened = draftOf(batch);
    if (opened) bulk.replace(opened);
    return opened !== null;
  });
  const said = useEffectEvent((error: unknown) =>
    error instanceof ApiError && error.code === "not_found" ? t("bulk.open_gone") : errorText(t, error),
  );
  const tooNew = useEffectEvent(() => t("bulk.open_newer"));
  useEffect(() => {
    if (!isLoading || id === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const batch = await openBatch(client.fetch, id, signal);
        if (signal.aborted || take(batch)) return;
        setFailed({ attempt, id, problem: tooNew() });
      } catch (error) {
        if (signal.aborted) return;
        console.warn("The batch was not opened.", error);
        setFailed({ attempt, id, problem: said(error) });
      }
    };
    void load();
    return () => controller.abort();
  }, [isLoading, client, id, attempt]);

  const show = (next: string | null) => {
    setAllowed(null);
    if (next === id) return;
    setParameters(
      (now) => {
        if (next === null) now.delete(PARAMETER);
        else now.set(PARAMETER, next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  const opening = (): Opening => {
    if (!isWanted) return { kind: "none" };
    if (asks) return { kind: "asks" };
    if (isSignedOut) return { kind: "signed_out" };
    return failure === null ? { kind: "loading" } : { kind: "failed", problem: failure };
  };

  return {
    opening: opening(),
    retry: () => setAttempt(attempt + 1),
    /** Opens it despite unsaved changes. */
    allow: () => setAllowed(id),
    signIn: () => void passesGate(),
    /** Writes the id of the batch on the page to the address; null if it is not saved. */
    show,
    /** Keeps the current table. */
    stay: () => show(draft.batch?.id ?? null),
  };
}
export type OpenedBatchState = ReturnType<typeof useOpenedBatch>;
