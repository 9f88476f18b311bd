import { useMessages } from "../../../components/messages.tsx";
import { QrPaperFields } from "../../../generator/paper/QrPaperFields.tsx";
import { type QrPaper, withUnit } from "../../../generator/paper/qr-paper.ts";
import { unitOf } from "../../../generator/paper/paper.ts";
import { UnitChoice } from "../../../generator/paper/UnitChoice.tsx";
import type { PayloadDesign } from "../../../payloads/payload-design.ts";
import { PayloadSettings } from "../../../payloads/PayloadSettings.tsx";
import type { CheckedRow } from "../table/check-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { usePrintedLooks } from "../use-bulk-settings.ts";
import { BarcodeLookFields } from "./BarcodeLookFields.tsx";
import { SizeRefusal } from "./SizeRefusal.tsx";
import type { RowCode } from "./use-row-code.ts";

/** The look of all codes, and their size in px or on paper. */
export function DesignFields({
  bulk,
  row,
  code: { shared, barcode },
}: {
  bulk: Bulk;
  /** The row in the preview, and its code. */
  row: CheckedRow | null;
  code: RowCode;
}) {
  const t = useMessages();
  const { draft, patch } = bulk;
  const { asked, output } = draft;
  const { design, look } = usePrintedLooks(draft);
  const isLabel = output !== "files";
  if (draft.type === "barcode")
    return (
      <BarcodeLookFields
        look={look}
        made={barcode}
        isLabel={isLabel}
        onChange={(change) => patch({ look: { ...draft.look, ...change } })}
      />
    );
  const paper = { print: design.print, asked };
  const unit = unitOf(paper);
  const change = (next: Partial<PayloadDesign>) => ({ design: { ...draft.design, ...next } });
  const choose = ({ print, asked: typed }: QrPaper) => patch({ ...change({ print }), asked: typed });
  return (
    <PayloadSettings
      payload={{
        ...shared,
        content: row?.order?.content ?? null,
        design,
        setDesign: (next) => patch(change(next)),
      }}
      paper={{
        choice: (
          <div className="grid gap-2">
            <UnitChoice
              unit={unit}
              px={isLabel ? t("bulk.size_fits") : undefined}
              onChoose={(chosen) => choose(withUnit(chosen, paper))}
            />
            {isLabel ? <p className="text-sm text-soft">{t("bulk.size_of_labels")}</p> : null}
            <SizeRefusal bulk={bulk} />
          </div>
        ),
        fields:
          unit !== "px" && design.print ? (
            <QrPaperFields
              paper={paper}
              print={design.print}
              unit={unit}
              code={shared.code}
              hasPrinter={isLabel}
              onChange={choose}
            />
          ) : isLabel ? (
            // its label sets the size of a code: nothing, instead of the slider of px
            false
          ) : null,
      }}
    />
  );
}
