import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

export interface Choice<Value extends string> {
  value: Value;
  name: string;
  icon?: ReactNode;
  /** Language of the name, if it is not the page's. */
  lang?: string;
}

/** A few options, one of which is selected with one click: stacked in a menu, or side by side. */
export function Choices<Value extends string>({
  label,
  choices,
  value,
  onChoose,
  columns,
}: {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Side by side in this many columns. */
  columns?: 2 | 3;
}) {
  return (
    <fieldset
      aria-label={label}
      className={clsx(
        "grid",
        columns ? "gap-1.5" : "gap-0.5",
        columns && ["", "", "grid-cols-2", "grid-cols-3"][columns],
      )}
    >
      {choices.map(({ value: own, name, icon, lang }) => (
        <button
          key={own}
          type="button"
          lang={lang}
          aria-pressed={own === value}
          onClick={() => onChoose(own)}
          className={clsx(
            "flex min-h-10 min-w-0 items-center rounded-box text-button transition-colors pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0",
            "aria-pressed:text-ink",
            columns
              ? "justify-center gap-2 border border-line px-2 text-soft hover:border-control hover:text-ink aria-pressed:border-ink"
              : "gap-3 px-3 text-soft hover:bg-hover hover:text-ink",
          )}
        >
          {icon}
          <span className={clsx("truncate", !columns && "grow text-left")}>{name}</span>
          {columns ? null : (
            <Check aria-hidden="true" className={clsx("text-accent", own !== value && "invisible")} />
          )}
        </button>
      ))}
    </fieldset>
  );
}
