import { useEffect, useRef, useState } from "react";
import {
  BATCH_NAME_LENGTH,
  batchBytes,
  type BatchContent,
  MAX_ALL_BYTES,
  MAX_BATCH_BYTES,
  MAX_BATCHES,
} from "../../../../core/batches/saved-batch.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { errorText } from "../../../api/error-text.ts";
import { ANY_VERSION, changeBatch, createBatch, type OpenedBatch } from "../../../batches/batch-api.ts";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { useSession } from "../../../session/session.tsx";
import { useDownloadGate } from "../../../generator/download/use-download-gate.ts";
import type { Bulk } from "../use-bulk.ts";
import { batchContentOf } from "./batch-content.ts";

const MEGABYTE = 1024 * 1024;

/** Target of saving: the opened batch (`same`), that batch even if it changed meanwhile (`over`), or a `new` one. */
export type SaveTarget = "same" | "over" | "new";

interface SaveProblem {
  /** `gone`: deleted, or of another account. `changed`: saved elsewhere since it was opened. */
  kind: "gone" | "changed" | "other";
  text: string;
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "");

const kindOf = (error: unknown): SaveProblem["kind"] => {
  const code = codeOf(error);
  // a batch that was deleted before it was saved again is a conflict
  if (code === "not_found" || code === "conflict") return "gone";
  return code === "precondition_failed" ? "changed" : "other";
};

/**
 * Saves the table of the page with its choices in the history.
 * @param onSaved called with the id of the batch
 */
export function useSaveBatch(bulk: Bulk, onSaved: (id: string) => void) {
  const t = useMessages();
  const language = useLanguage();
  const { client } = useSession();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  /** Id of a batch whose response may have been lost, so that it is not created twice. */
  const sent = useRef<string>(null);
  const { draft, lastRows, keepDraft, setDraft } = bulk;
  const isAnother = draft.table === null || draft.batch !== null;
  // another table is another batch
  useEffect(() => {
    if (isAnother) sent.current = null;
  }, [isAnother]);
  const passesGate = useDownloadGate(t("bulk.save_login_first"), keepDraft, { always: true });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

  async function store(content: BatchContent, target: SaveTarget): Promise<OpenedBatch> {
    if (draft.batch && target !== "new") {
      const { id, tag } = draft.batch;
      return changeBatch(client.fetch, id, content, target === "over" ? ANY_VERSION : tag);
    }
    const before = sent.current;
    const id = before ?? crypto.randomUUID();
    sent.current = id;
    const made = await createBatch(client.fetch, { id, ...content });
    // the stored content may be older
    const saved = before === null ? made : await changeBatch(client.fetch, id, content, made.tag);
    sent.current = null;
    return saved;
  }

  const said = (error: unknown, bytes: number): string => {
    const [kind, code] = [kindOf(error), codeOf(error)];
    if (kind === "gone") return t("bulk.save_gone");
    if (kind === "changed") return t("bulk.save_changed");
    if (code === "too_large") return tooLarge(bytes);
    if (code === "quota_exceeded")
      return t("bulk.save_full", { n: MAX_BATCHES, size: number.format(MAX_ALL_BYTES / MEGABYTE) });
    return t("bulk.save_failed", { message: errorText(t, error) });
  };
  const tooLarge = (bytes: number) =>
    t("bulk.save_too_large", {
      size: number.format(bytes / MEGABYTE),
      limit: number.format(MAX_BATCH_BYTES / MEGABYTE),
    });

  async function save(name: string, target: SaveTarget): Promise<void> {
    const { table } = draft;
    if (!table || isSaving) return;
    setProblem(null);
    const content = batchContentOf(draft, table, name.trim().slice(0, BATCH_NAME_LENGTH), lastRows);
    const bytes = batchBytes(content);
    if (bytes > MAX_BATCH_BYTES) return setProblem({ kind: "other", text: tooLarge(bytes) });
    setIsSaving(true);
    try {
      if (!(await passesGate())) return;
      const { id, tag } = await store(content, target);
      // later changes are not saved yet
      setDraft((now) => ({
        ...now,
        batch: { id, tag },
        batchName: name,
        isSaved: now === draft,
        isEdited: now !== draft,
      }));
      onSaved(id);
    } catch (error) {
      console.warn("The batch was not saved.", error);
      // the session ended meanwhile: the page is restored after sign-in
      if (client.state().user === null && isRefused(error) && !(await passesGate())) return;
      const kind = kindOf(error);
      if (kind === "gone") sent.current = null;
      setProblem({ kind, text: said(error, bytes) });
    } finally {
      setIsSaving(false);
    }
  }

  return { isSaving, problem, save, forgetProblem: () => setProblem(null) };
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
