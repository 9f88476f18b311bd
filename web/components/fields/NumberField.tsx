import { useId, useState } from "react";
import { useLanguage, useMessages } from "../messages.tsx";

const numberOf = (text: string): number => Number(text.replace(",", ".").replace("\u2212", "-"));

/**
 * A bare number input for numbers from `min` to `max`, whole ones unless `decimals` says otherwise. What is typed stays as typed: a value counts once it is
 * valid, and anything else keeps its message and says which value counts until then. The message takes a line of its own in
 * the row, which wraps.
 */
export function NumberField({
  value,
  min,
  max,
  unit,
  decimals = 0,
  step = 1,
  onChange,
  ...attributes
}: {
  /** null: there is none, and the field is empty. */
  value: number | null;
  min: number;
  max: number;
  unit: string;
  /** The most that are shown; typed are as many as anybody likes, behind a point or a comma. */
  decimals?: number;
  /** By how much an arrow key changes it. */
  step?: number;
  onChange: (value: number) => void;
  "aria-label": string;
}) {
  const t = useMessages();
  const id = useId();
  /** The typed text, its value, and the previous value: 2001 on the way from 700 must not be clamped to 200. */
  const [typed, setTyped] = useState<{ text: string; value: number | null; before: number | null } | null>(
    null,
  );
  const language = useLanguage();
  const written = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: decimals });
  const pattern = decimals === 0 ? /^\d+$/ : /^\d{1,9}(?:[.,]\d{1,9})?$/;
  const unsigned = (text: string) => (min < 0 ? text.replace(/^[-\u2212]/, "") : text);
  const isValid = (text: string) =>
    pattern.test(unsigned(text)) && numberOf(text) >= min && numberOf(text) <= max;
  // another value, as from the slider, takes the place of what was typed
  if (typed && typed.value !== value) setTyped(null);
  const text = typed?.text ?? (value === null ? "" : written.format(value));
  const wrong = typed ? !isValid(text) : value !== null && (value < min || value > max);
  return (
    <>
      <span className="relative inline-block">
        <input
          {...attributes}
          type="text"
          // the keyboard of a phone for numbers has no minus
          inputMode={min < 0 ? "text" : decimals === 0 ? "numeric" : "decimal"}
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
          title={`${written.format(min)}–${written.format(max)} ${unit}`}
          onChange={(event) => {
            const next = event.target.value.trim();
            const before = typed ? typed.before : value;
            const counts = isValid(next) ? numberOf(next) : before;
            setTyped({ text: next, value: counts, before });
            if (counts !== null && counts !== value) onChange(counts);
          }}
          onBlur={() => {
            if (!wrong) setTyped(null);
          }}
          data-number
          onKeyDown={(event) => {
            const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
            if (by === 0) return;
            event.preventDefault();
            setTyped(null);
            onChange(Math.min(max, Math.max(min, Number(((value ?? 0) + by * step).toFixed(decimals)))));
          }}
          // room for the unit, and fields below each other as wide as with the longest
          style={{ width: `${Math.max(5, unit.length) + 11}ch`, paddingRight: `${unit.length + 2}ch` }}
          className="field h-9 pl-3 text-right text-sm"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-xs text-faint"
        >
          {unit}
        </span>
      </span>
      {wrong ? (
        <p id={id} role="alert" className="mb-1.5 basis-full text-right text-sm text-danger">
          {value === null
            ? t("paper.range", { min, max })
            : decimals === 0
              ? t("generator.number_range", { min, max, value })
              : t("paper.number_range", { min, max, value, unit })}
        </p>
      ) : null}
    </>
  );
}
