import { useId } from "react";
import { BATCH_OUTPUTS } from "../../../../core/batches/saved-batch.ts";
import { BULK_FORMATS } from "../../../../core/codes/file-format.ts";
import { PAGE_NAMES } from "../../../../core/codes/print/page.ts";
import { Card } from "../../../components/Card.tsx";
import { RadioCards } from "../../../components/fields/RadioCards.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { LabelFields } from "../labels/LabelFields.tsx";
import { isForPress } from "../bulk-draft.ts";
import type { Bulk } from "../use-bulk.ts";
import { InkRefusal } from "./InkRefusal.tsx";
import { PressGroup } from "./PressGroup.tsx";

/** The output: files of a format, or labels. */
export function OutputCard({
  bulk,
  onDrawn,
  onGoTo,
}: {
  bulk: Bulk;
  /** Called when labels are drawn, with true if no row has one. */
  onDrawn: (isNoneFitting: boolean) => void;
  /** Leads to a row, by its place in the table. */
  onGoTo: (row: number) => void;
}) {
  const t = useMessages();
  const id = useId();
  const { draft, patch } = bulk;
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {t("bulk.output")}
      </h2>
      <RadioCards
        look="segments"
        legend={<span className="sr-only">{t("bulk.output")}</span>}
        value={draft.output}
        choices={BATCH_OUTPUTS.map((value) => ({ value, title: t(`bulk.output_${value}`) }))}
        onChoose={(output) => patch({ output })}
      />
      {draft.output === "files" ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <RadioCards
            look="segments"
            legend={t("bulk.format")}
            value={draft.format}
            choices={BULK_FORMATS.map((value) => ({ value, title: value.toUpperCase() }))}
            onChoose={(format) => patch({ format })}
          />
          {draft.format === "pdf" ? (
            <SelectField
              label={t("bulk.page")}
              value={draft.page}
              options={PAGE_NAMES.map((value) => ({ value, text: t(`paper.page_${value}`) }))}
              onChoose={(page) => patch({ page })}
            />
          ) : null}
          {isForPress(draft.format) ? (
            <div className="sm:col-span-2">
              <PressGroup bulk={bulk} />
            </div>
          ) : null}
        </div>
      ) : (
        <LabelFields bulk={bulk} onDrawn={onDrawn} onGoTo={onGoTo} />
      )}
      <InkRefusal bulk={bulk} />
    </Card>
  );
}
