import { useId, useState } from "react";
import { useMessages } from "../messages.tsx";

/**
 * A bare number input for whole numbers from `min` to `max`. What is typed stays as typed: a value counts once it is
 * valid, and anything else keeps its message and says which value counts until then. The message takes a line of its own in
 * the row, which wraps.
 */
export function NumberField({
  value,
  min,
  max,
  unit,
  onChange,
  ...attributes
}: {
  value: number;
  min: number;
  max: number;
  unit: string;
  onChange: (value: number) => void;
  "aria-label": string;
}) {
  const t = useMessages();
  const id = useId();
  /** What was typed, the value that it stands for, and the one from before: 2001 on the way from 700 is not a wish for 200. */
  const [typed, setTyped] = useState<{ text: string; value: number; before: number } | null>(null);
  const isValid = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  // another value, as from the slider, takes the place of what was typed
  if (typed && typed.value !== value) setTyped(null);
  const text = typed?.text ?? String(value);
  const wrong = !isValid(text);
  return (
    <>
      <span className="relative inline-block">
        <input
          {...attributes}
          type="text"
          inputMode="numeric"
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
          title={`${min}–${max} ${unit}`}
          onChange={(event) => {
            const next = event.target.value.trim();
            const before = typed?.before ?? value;
            const counts = isValid(next) ? Number(next) : before;
            setTyped({ text: next, value: counts, before });
            if (counts !== value) onChange(counts);
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
            onChange(Math.min(max, Math.max(min, value + by)));
          }}
          className="field h-9 w-24 pr-8 pl-3 text-right text-sm"
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
          {t("generator.number_range", { min, max, value, unit })}
        </p>
      ) : null}
    </>
  );
}
