import { withDefaultSizes } from "../../../core/codes/barcode/design.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import { ColorPair } from "../../generator/design/ColorPair.tsx";
import type { SummaryRow } from "../../generator/wizard/SummaryList.tsx";
import { inUnit } from "../../generator/paper/paper.ts";
import type { Translate } from "../../messages/translator.ts";
import type { BarcodeDraft } from "./barcode-draft.ts";
import type { BarcodeAttempt } from "./use-barcode.ts";

/** The settings of a barcode. */
export function settingsRows(draft: BarcodeDraft, made: BarcodeAttempt, t: Translate): SummaryRow[] {
  const { barWidth, barHeight, fontSize, width, height, foreground, background } = withDefaultSizes(draft);
  return [
    { name: t("barcodes.format"), value: barcodeFormats[draft.format].label },
    ...(draft.print
      ? printedRows(made, t)
      : [
          {
            name: t("barcodes.size"),
            value: draft.customSize
              ? t("generator.size_px", { width, height })
              : t("barcodes.bars_size", { barWidth, barHeight }),
          },
        ]),
    {
      name: t("generator.colors"),
      value: <ColorPair foreground={foreground} background={background} />,
    },
    { name: t("barcodes.margin"), value: `${draft.margin} ${t("generator.px")}` },
    { name: t("generator.quiet_zone"), value: quietZoneText(draft, t) },
    {
      name: t("barcodes.text"),
      value: draft.displayValue ? t("barcodes.text_shown", { size: fontSize }) : t("barcodes.text_hidden"),
    },
  ];
}

/** The bars and the picture on paper, which depend on the content. */
function printedRows(made: BarcodeAttempt, t: Translate): SummaryRow[] {
  if (!made.ok || !made.printed) return [];
  const { module, barHeight = 0, width, height, dpi } = made.printed;
  const bars = { barWidth: module, barHeight: inUnit(barHeight, "mm") };
  return [
    { name: t("barcodes.size"), value: t("barcodes.bars_printed", bars) },
    {
      name: t("generator.export_size"),
      value: t("paper.size", { width: inUnit(width, "mm"), height: inUnit(height, "mm"), dpi }),
    },
  ];
}

function quietZoneText({ format, quietZone }: BarcodeDraft, t: Translate): string {
  if (quietZone !== null) return `${quietZone} ${t("generator.modules", { n: quietZone })}`;
  const { left, right } = barcodeFormats[format].quietZone;
  return left === right
    ? `${left} ${t("generator.modules", { n: left })}`
    : t("barcodes.quiet_zone_sides", { left, right });
}

/** The content as encoded, the size, and the settings. */
export function summaryRows(draft: BarcodeDraft, made: BarcodeAttempt, t: Translate): SummaryRow[] {
  const content = made.ok ? made.symbol.content : draft.content;
  const rows = [
    { name: t("generator.content"), value: <span className="font-mono">{content}</span> },
    ...settingsRows(draft, made, t),
  ];
  if (!made.ok || made.printed) return rows;
  const { width, height } = made.drawing;
  return rows.toSpliced(1, 0, {
    name: t("generator.export_size"),
    value: t("generator.size_px", { width, height }),
  });
}
