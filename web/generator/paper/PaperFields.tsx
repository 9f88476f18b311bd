import { Ruler } from "lucide-react";
import { useState } from "react";
import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { MODULE_DOTS, PRINT_DOTS, type QrPrint } from "../../../core/codes/print/print.ts";
import { mmOfDots } from "../../../core/codes/print/resolution.ts";
import { Button } from "../../components/Button.tsx";
import { NumberField } from "../../components/fields/NumberField.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import {
  RESOLUTIONS,
  shownWidth,
  UNITS,
  widthRange,
  withDpi,
  withModule,
  withWidth,
  type Paper,
  type Unit,
} from "./paper.ts";

const trueSize = later(async () => (await import("./TrueSize.tsx")).TrueSize);

/** The size of a code on paper: its width or its modules, the printer's dots, and what comes of them. */
export function PaperFields({
  paper,
  print,
  unit,
  code,
  onChange,
}: {
  paper: Paper;
  print: QrPrint;
  unit: Unit;
  /** As it is drawn; null while there is none. */
  code: MadeQr | null;
  onChange: (paper: Paper) => void;
}) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { dpi } = print;
  const { decimals, step } = UNITS[unit];
  const printed = code?.printed?.dpi === dpi ? code.printed : null;
  const codeDots = typeof print.size === "number" ? print.size : (print.size?.width ?? 0);
  // without its frame, which the width does not count
  const codeMm = mmOfDots(code && print.module ? squareDots(code) : codeDots, dpi);
  const modules = code ? code.symbol.size + 2 * code.design.margin : null;
  const mostDots = Math.min(MODULE_DOTS.max, Math.floor(PRINT_DOTS.max / (modules ?? 1)));
  // as they were asked for, and not as they are drawn: a code that takes its time must not take back what is typed
  const dots = print.module ? Math.min(print.module, mostDots) : modules ? Math.floor(codeDots / modules) : 0;
  const resolutions = [...new Set([...RESOLUTIONS, dpi])].toSorted((one, other) => one - other);
  const inUnit = (mm: number) => Number((mm / UNITS[unit].mm).toFixed(decimals + 1));
  return (
    <div className="grid gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {t("generator.width")}
        </span>
        <NumberField
          aria-label={t("paper.field", { label: t("generator.width"), unit: t(`paper.${unit}`) })}
          // nobody knows how wide modules are together before there is a code
          value={codeMm === 0 ? null : shownWidth(paper, unit, codeMm)}
          {...widthRange(unit, dpi)}
          unit={unit}
          decimals={decimals}
          step={step}
          onChange={(width) => onChange(withWidth(width, unit, dpi))}
        />
      </div>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {t("paper.module")}
        </span>
        <NumberField
          aria-label={t("paper.field", { label: t("paper.module"), unit: t("paper.dots") })}
          // a size in which no module has a dot is said below, and is no fault of this field
          value={dots === 0 ? null : dots}
          min={MODULE_DOTS.min}
          max={mostDots}
          unit={t("paper.dots")}
          onChange={(next) => onChange(withModule(next, dpi, paper.asked))}
        />
      </div>
      <SelectField
        label={t("paper.dpi")}
        value={String(dpi)}
        options={resolutions.map((each) => ({
          value: String(each),
          text: t("paper.dpi_value", { dpi: each }),
        }))}
        onChoose={(chosen) => onChange(withDpi(Number(chosen), paper))}
      />
      <output className="min-h-10 text-sm text-soft">
        {printed && dots > 0
          ? t("paper.printed", {
              width: inUnit(printed.width),
              height: inUnit(printed.height),
              module: inUnit(printed.module),
              unit,
              n: printed.dots,
              dpi,
            })
          : null}
        {code && modules && dots === 0
          ? t("paper.too_small", { dpi, needed: inUnit(mmOfDots(modules, dpi)), unit })
          : null}
      </output>
      <Button
        icon={<Ruler aria-hidden="true" />}
        disabled={printed === null}
        onClick={() => setIsOpen(true)}
        {...trueSize.intent}
        className="justify-self-start"
      >
        {t("paper.true_size")}
      </Button>
      {isOpen && code && printed ? (
        <trueSize.Part
          drawing={code.drawing}
          width={printed.width}
          onClose={() => setIsOpen(false)}
          onFailed={() => {
            setIsOpen(false);
            toast.error(t("paper.failed"));
          }}
        />
      ) : null}
    </div>
  );
}

/** Dots of a side of the code with its quiet zone. */
const squareDots = ({ design: { size } }: MadeQr): number => (typeof size === "number" ? size : size.width);
