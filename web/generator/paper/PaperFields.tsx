import { finestDots } from "../../../core/codes/print/advice/scanner-module.ts";
import { Ruler } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import { MODULE_DOTS } from "../../../core/codes/print/print.ts";
import { Button } from "../../components/Button.tsx";
import { NumberField } from "../../components/fields/NumberField.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { NumberRow } from "./LengthField.tsx";
import { inUnit, RESOLUTIONS, type Unit } from "./paper.ts";

const trueSize = later(async () => (await import("./TrueSize.tsx")).TrueSize);

/** The size of a code on paper: a length, its modules, the resolution of the printer, and the result. */
export function PaperFields({
  unit,
  dpi,
  module,
  code,
  problem = null,
  hasQuietZone = false,
  children,
  onModule,
  onDpi,
}: {
  unit: Unit;
  dpi: number;
  /** Dots per module, null if not even one fits, and the largest possible number. */
  module: { dots: number | null; max: number };
  /** The size as drawn; null while there is no code. */
  code: Pick<MadeCode, "drawing" | "printed"> | null;
  /** The reason why no code can be printed in this size, or null. */
  problem?: string | null;
  /** Whether the width with the quiet zone may be said as well, for which a line more is kept free. */
  hasQuietZone?: boolean;
  /** The length field. */
  children: ReactNode;
  onModule: (dots: number) => void;
  /** Null: the printer, and its resolution, are chosen elsewhere. */
  onDpi: ((dpi: number) => void) | null;
}) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const printed = code?.printed?.dpi === dpi && problem === null ? code.printed : null;
  const resolutions = [...new Set([...RESOLUTIONS, dpi])].toSorted((one, other) => one - other);
  const dots = t("paper.dots");
  return (
    <div className="grid gap-3">
      {children}
      <NumberRow label={t("paper.module")}>
        <NumberField
          aria-label={t("paper.field", { label: t("paper.module"), unit: dots })}
          value={module.dots}
          min={finestDots(dpi)}
          max={Math.min(MODULE_DOTS.max, module.max)}
          unit={dots}
          onChange={onModule}
        />
      </NumberRow>
      {onDpi ? (
        <SelectField
          label={t("paper.dpi")}
          value={String(dpi)}
          options={resolutions.map((each) => ({
            value: String(each),
            text: t("paper.dpi_value", { dpi: each }),
          }))}
          onChoose={(chosen) => onDpi(Number(chosen))}
        />
      ) : null}
      <output
        className={`text-sm text-soft ${hasQuietZone ? "min-h-15 sm:min-h-10 lg:min-h-15 xl:min-h-10" : "min-h-10 sm:min-h-5"}`}
      >
        {problem}
        {printed
          ? t("paper.printed", {
              width: inUnit(printed.width, unit),
              height: inUnit(printed.height, unit),
              // modules are small: one more decimal
              module: Number((inUnit(printed.module * 10, unit) / 10).toFixed(4)),
              unit,
              n: printed.dots,
              dpi,
            })
          : null}
        {printed?.code === undefined
          ? null
          : ` ${t("paper.printed_code", { width: inUnit(printed.code, unit), unit })}`}
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
