import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";

/** The sort order of a list, in the row above it: smaller than form fields, with the same arrow. */
export function SortField<Value extends string>({
  label,
  quiet = false,
  value,
  options,
  onChoose,
}: {
  label: string;
  /** On phones, the label is only for screen readers. */
  quiet?: boolean;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}) {
  return (
    <label className="flex items-center gap-2 text-sm text-soft">
      <span className={clsx(quiet && "max-sm:sr-only")}>{label}</span>
      <span className="relative">
        <select
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChoose(chosen.value);
          }}
          className={clsx(
            "field h-10 appearance-none truncate pr-9 pl-3 text-button",
            quiet && "max-sm:max-w-26",
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-faint"
        />
      </span>
    </label>
  );
}
