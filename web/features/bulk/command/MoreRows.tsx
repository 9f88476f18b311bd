import { MAX_BATCH_ROWS } from "../../../../core/batches/batch-table.ts";
import { Copy, FileJson } from "lucide-react";
import { copyText } from "../../../components/copy-text.ts";
import { Button } from "../../../components/Button.tsx";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { saveFile } from "../../../../browser/save-file.ts";
import { printedLooks, printerDpiOf } from "../bulk-draft.ts";
import { chosenTemplate, roomFor } from "../labels/label-design.ts";
import { loadTemplates } from "../labels/load-templates.ts";
import { designFile } from "../look/design-texts.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { batchCommand, DESIGN_FILE } from "./batch-command.ts";

/** For tables with more rows than the page takes: the command that makes all of them. */
export function MoreRows({ bulk, table }: { bulk: Bulk; table: BulkTable }) {
  const t = useMessages();
  const language = useLanguage();
  const { settings, draft } = bulk;
  const templates = useLoaded(["label-templates"], loadTemplates, { isKept: true });
  const chosen = chosenTemplate(draft, templates.data ?? []);
  const labelLook = chosen.ok ? roomFor(draft.labelLook, chosen.template) : draft.labelLook;
  const limit = MAX_BATCH_ROWS.toLocaleString(language);
  const { text, needsDesign, notes } = batchCommand(table, settings, { ...draft, labelLook });
  const copy = async () => {
    if (await copyText(text)) toast.success(t("bulk.command_copied"));
    else toast.error(t("bulk.command_not_copied"));
  };
  const saveDesign = () => {
    const { design } = printedLooks(draft, printerDpiOf(draft));
    const json = JSON.stringify(designFile(design, design.logo?.dataUrl ?? null), null, 2);
    saveFile(DESIGN_FILE, new TextEncoder().encode(json));
  };
  return (
    <Notice tone="info" live>
      <div className="grid gap-3">
        <p>{t("bulk.more", { limit })}</p>
        <pre className="overflow-x-auto rounded-inner bg-inset p-3 font-mono text-xs whitespace-pre-wrap break-words">
          {text}
        </pre>
        <ul className="grid list-disc gap-1 pl-4">
          {table.name === "" ? <li>{t("bulk.command_pasted")}</li> : null}
          {notes.map((note) => (
            <li key={note.kind === "header" ? note.kind : note.column}>
              {note.kind === "header" ? t("bulk.command_header", { line: note.line }) : null}
              {note.kind === "rename"
                ? t("bulk.command_rename", { name: note.name, column: note.column })
                : null}
              {note.kind === "unread" ? t("bulk.command_unread", { column: note.column }) : null}
            </li>
          ))}
          {bulk.hasBrands ? <li>{t("bulk.command_brands")}</li> : null}
          <li>{t("bulk.command_edits", { limit })}</li>
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t("bulk.command_copy")}
          </Button>
          {needsDesign ? (
            <Button size="sm" icon={<FileJson aria-hidden="true" />} onClick={saveDesign}>
              {t("bulk.design_file")}
            </Button>
          ) : null}
        </div>
      </div>
    </Notice>
  );
}
