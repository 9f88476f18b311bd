import type { ReactNode } from "react";
import { NumberField } from "../../components/fields/NumberField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { lengthRange, UNITS, type Unit } from "./paper.ts";

/** A length on paper. */
export function LengthField({
  label,
  value,
  unit,
  dpi,
  onChange,
}: {
  label: string;
  /** Null: it depends on a code that does not exist yet. */
  value: number | null;
  unit: Unit;
  /** Dots per inch; the limit depends on them. */
  dpi: number;
  onChange: (length: number) => void;
}) {
  const t = useMessages();
  const { decimals, step } = UNITS[unit];
  return (
    <NumberRow label={label}>
      <NumberField
        aria-label={t("paper.field", { label, unit: t(`paper.unit_${unit}`) })}
        value={value}
        {...lengthRange(unit, dpi)}
        unit={unit}
        decimals={decimals}
        step={step}
        onChange={onChange}
      />
    </NumberRow>
  );
}

/** A number field with its label at the other end of the row; screen readers get label and unit from the field. */
export const NumberRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
    <span aria-hidden="true" className="text-sm font-medium">
      {label}
    </span>
    {children}
  </div>
);
