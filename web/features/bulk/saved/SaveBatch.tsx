import { Check, Save } from "lucide-react";
import { useId, useState } from "react";
import { BATCH_NAME_LENGTH } from "../../../../core/batches/saved-batch.ts";
import { Button, LinkButton } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { batchesPath } from "../../../batches/batch-paths.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { useSaveBatch } from "./use-save-batch.ts";

/** Saves the table and all choices in the history under a name. */
export function SaveBatch({
  bulk,
  table,
  onSaved,
}: {
  bulk: Bulk;
  table: BulkTable;
  /** Called with the id of the batch. */
  onSaved: (id: string) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const id = useId();
  const { draft, patch } = bulk;
  const { isSaving, problem, save, forgetProblem } = useSaveBatch(bulk, onSaved);
  const [today] = useState(() => new Date());
  const fallback =
    table.name.replace(/\.[a-z0-9]{2,4}$/i, "").slice(0, BATCH_NAME_LENGTH) ||
    t("bulk.save_name_of_day", {
      date: new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(today),
    });
  const typed = draft.batchName ?? fallback;
  const name = typed.trim() === "" ? fallback : typed;
  const isNew = draft.batch === null;
  return (
    <Card aria-labelledby={id}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save(name, "same");
        }}
      >
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {t("bulk.save_title")}
        </h2>
        <TextField
          label={t("bulk.save_name")}
          hint={t("bulk.save_hint")}
          value={typed}
          maxLength={BATCH_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => {
            forgetProblem();
            patch({ batchName: target.value });
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            busy={isSaving}
            icon={draft.isSaved ? <Check aria-hidden="true" /> : <Save aria-hidden="true" />}
          >
            {t(isNew ? "bulk.save" : draft.isSaved ? "bulk.saved" : "bulk.save_changes")}
          </Button>
          {isNew || (problem !== null && problem.kind !== "other") ? null : (
            <Button variant="quiet" disabled={isSaving} onClick={() => void save(name, "new")}>
              {t("bulk.save_as_new")}
            </Button>
          )}
        </div>
        {problem ? (
          <>
            <Notice tone={problem.kind === "other" ? "danger" : "warn"} live>
              {problem.text}
            </Notice>
            {problem.kind === "other" ? null : (
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => void save(name, "new")}>
                  {t("bulk.save_as_new")}
                </Button>
                {problem.kind === "changed" ? (
                  <Button size="sm" onClick={() => void save(name, "over")}>
                    {t("bulk.save_over")}
                  </Button>
                ) : null}
              </div>
            )}
          </>
        ) : null}
        <div aria-live="polite" className="text-sm text-soft empty:-mt-4">
          {draft.isSaved ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {t("bulk.saved_text")}
              <LinkButton size="sm" variant="quiet" to={batchesPath} className="-mx-3">
                {t("bulk.saved_show")}
              </LinkButton>
            </p>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
