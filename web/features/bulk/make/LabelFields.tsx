import { useEffect, useState } from "react";
import { LABEL_PRINTER_DPI } from "../../../../core/codes/print/label-printer.ts";
import { findTemplate, searchTemplates } from "../../../../core/labels/find-template.ts";
import { type LabelTemplate, labelsOnPage, templateName } from "../../../../core/labels/template.ts";
import { Button } from "../../../components/Button.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { type BulkTable, shownNames } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { loadTemplates, startOn } from "./templates.ts";

/** Templates that the list offers at a time. */
const LISTED = 40;
const NO_COLUMN = "";

/** Which labels are printed, and what stands on them beside the code. */
export function LabelFields(props: { bulk: Bulk; table: BulkTable | null }) {
  const [attempt, setAttempt] = useState(0);
  return <LoadingFields key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadingFields({
  bulk,
  table,
  onRetry,
}: {
  bulk: Bulk;
  table: BulkTable | null;
  onRetry: () => void;
}) {
  const t = useMessages();
  const [templates, setTemplates] = useState<readonly LabelTemplate[] | "failed" | null>(null);
  useEffect(() => {
    let stale = false;
    const load = async () => {
      try {
        const loaded = await loadTemplates();
        if (!stale) setTemplates(loaded);
      } catch {
        if (!stale) setTemplates("failed");
      }
    };
    void load();
    return () => {
      stale = true;
    };
  }, []);
  if (templates === null) return <Skeleton className="h-56 w-full" />;
  if (templates === "failed") {
    return (
      <Notice
        tone="warn"
        live
        action={
          <Button size="sm" onClick={onRetry}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("bulk.templates_failed")}
      </Notice>
    );
  }
  return <LoadedFields bulk={bulk} table={table} templates={templates} />;
}

function LoadedFields({
  bulk: { draft, patch },
  table,
  templates,
}: {
  bulk: Bulk;
  table: BulkTable | null;
  templates: readonly LabelTemplate[];
}) {
  const t = useMessages();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const found = findTemplate(templates, draft.template);
  const chosen = found.ok ? found.template : null;
  const matching = searchTemplates(templates, search);
  const listed = matching.slice(0, LISTED);
  if (chosen && !listed.includes(chosen)) listed.unshift(chosen);
  const mm = (length: number) => length.toLocaleString(language, { maximumFractionDigits: 1 });
  const described = (template: LabelTemplate) =>
    t("bulk.template_option", {
      name: templateName(template),
      width: mm(template.label.width),
      height: mm(template.label.height),
      n: labelsOnPage(template),
    });
  const isSheet = draft.output === "sheet";
  const names = table ? shownNames(table.names, table.records[0]?.cells.length ?? 0) : [];
  return (
    <div className="grid gap-4">
      <TextField
        label={t("bulk.template_search")}
        hint={t("bulk.template_found", { n: matching.length })}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <SelectField
        label={t("bulk.template")}
        value={chosen ? templateName(chosen) : ""}
        options={listed.map((template) => ({ value: templateName(template), text: described(template) }))}
        onChoose={(template) => patch({ template })}
      />
      {isSheet && chosen && labelsOnPage(chosen) > 1 ? (
        <TextField
          label={t("bulk.start")}
          hint={t("bulk.start_hint")}
          inputMode="numeric"
          autoComplete="off"
          value={draft.start}
          error={
            startOn(chosen, draft.start) === null
              ? t("bulk.start_wrong", { max: labelsOnPage(chosen) })
              : undefined
          }
          onChange={({ target }) => patch({ start: target.value })}
        />
      ) : null}
      {isSheet ? null : (
        <SelectField
          label={t("bulk.dpi")}
          value={String(draft.dpi)}
          options={LABEL_PRINTER_DPI.all.map((dpi) => ({
            value: String(dpi),
            text: t("bulk.dpi_option", { dpi }),
          }))}
          onChoose={(dpi) => patch({ dpi: Number(dpi) })}
        />
      )}
      <SelectField
        label={t("bulk.label_text")}
        placeholder={t("bulk.label_text_none")}
        value={draft.textColumn === null ? NO_COLUMN : String(draft.textColumn)}
        options={names.map((text, place) => ({ value: String(place), text }))}
        onChange={({ target }) =>
          patch({ textColumn: target.value === NO_COLUMN ? null : Number(target.value) })
        }
      />
    </div>
  );
}
