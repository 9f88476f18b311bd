import { clsx } from "clsx";
import { useId, type CSSProperties } from "react";
import { useMessages } from "../messages.tsx";
import { NumberField } from "./NumberField.tsx";

const track =
  "h-11 w-full cursor-pointer appearance-none bg-transparent rounded-box sm:h-9 disabled:cursor-not-allowed disabled:opacity-50 " +
  "[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full " +
  "[&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--ink)_var(--filled),var(--control)_var(--filled))] " +
  "[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-control " +
  "[&::-moz-range-progress]:h-1 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-ink " +
  "[&::-webkit-slider-thumb]:-mt-2 [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none " +
  "[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid " +
  "[&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-ink [&::-webkit-slider-thumb]:shadow-lift " +
  "[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full " +
  "[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-ink";

/**
 * A slider with its value next to it: a text, or, if `typed` gives a range, a field that accepts any whole
 * number in it.
 */
export function SliderField({
  label,
  value,
  unit,
  range,
  typed,
  hint,
  disabled = false,
  onChange,
}: {
  label: string;
  value: number;
  unit: string;
  range: { min: number; max: number; step: number };
  typed?: { min: number; max: number };
  hint?: string | undefined;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const t = useMessages();
  const id = useId();
  const filled = Math.min(1, Math.max(0, (value - range.min) / (range.max - range.min)));
  return (
    <div className="grid min-w-0 content-start">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className={clsx("text-sm font-medium", disabled && "text-faint")}>
          {label}
        </label>
        {typed ? (
          <NumberField
            aria-label={t("generator.field_in_px", { label })}
            value={value}
            {...typed}
            unit={unit}
            onChange={onChange}
          />
        ) : (
          <output htmlFor={id} className="text-sm text-soft">
            {value}
            {unit === "%" ? "" : " "}
            {unit}
          </output>
        )}
      </div>
      <input
        id={id}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        disabled={disabled}
        aria-valuetext={`${value} ${unit}`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={track}
        style={{ "--filled": `${filled * 100}%` } as CSSProperties}
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
