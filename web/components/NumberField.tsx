import { useId, useState } from "react";
import { useMessages } from "./messages.tsx";

/**
 * A bare number input for whole numbers from `min` to `max`. What is typed stays as typed: a value counts once it is
 * valid, and leaving the field with anything else puts the last good value back.
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
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const wrong = typed !== null && !isValid(typed);
  return (
    <div className="grid justify-items-end gap-1">
      <span className="relative inline-block">
        <input
          {...attributes}
          type="text"
          inputMode="numeric"
          value={typed ?? String(value)}
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
          title={`${min}–${max} ${unit}`}
          onChange={(event) => {
            const text = event.target.value.trim();
            setTyped(text);
            if (isValid(text)) onChange(Number(text));
          }}
          onBlur={() => setTyped(null)}
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
        <p id={id} role="alert" className="text-sm text-danger">
          {t("generator.number_range", { min, max })}
        </p>
      ) : null}
    </div>
  );
}
