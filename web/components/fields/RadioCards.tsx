import { clsx } from "clsx";
import { useId, type ReactNode } from "react";

export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  /** Explains the choice. */
  text?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

/**
 * A radio group with few, always visible options and arrow-key navigation. "cards" have a description,
 * "segments" form a bar of short words.
 */
export function RadioCards<Value extends string>({
  legend,
  hint,
  value,
  choices,
  look = "cards",
  className,
  onChoose,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  look?: "cards" | "segments";
  /** Class of the list, such as its columns. */
  className?: string;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  const cards = look === "cards";
  return (
    <fieldset className="min-w-0" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-2 text-sm font-medium has-[>.sr-only]:mb-0">{legend}</legend>
      <div
        className={clsx(
          "grid",
          cards
            ? "auto-rows-fr gap-2"
            : "auto-cols-fr grid-flow-col rounded-box border border-control bg-inset p-1",
          className,
        )}
      >
        {choices.map(({ value: each, title, text, icon, disabled }) => (
          <label
            key={each}
            className={clsx(
              "relative flex items-center gap-3 transition-[background-color,border-color,color]",
              "has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              "has-disabled:cursor-not-allowed has-disabled:opacity-50",
              cards
                ? "min-h-16 rounded-box border border-control px-3 py-2 not-has-disabled:hover:border-ink not-has-disabled:hover:bg-hover has-checked:border-ink has-checked:bg-hover"
                : "min-h-9 justify-center rounded-inner px-2 text-center text-soft not-has-disabled:hover:text-ink has-checked:bg-ink has-checked:text-inverse! pointer-coarse:min-h-11",
            )}
          >
            <input
              type="radio"
              name={id}
              value={each}
              checked={each === value}
              disabled={disabled}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            {icon ? (
              <span className={clsx("shrink-0 [&_svg]:size-5", cards && "text-faint")}>{icon}</span>
            ) : null}
            <span className="grid min-w-0 gap-0.5">
              <span className="text-sm font-medium">{title}</span>
              {text ? <span className="text-xs hyphens-auto text-soft">{text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-2 text-sm text-faint">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
