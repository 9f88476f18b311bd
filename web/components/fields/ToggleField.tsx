import { useId } from "react";

/** On or off, at once. */
export function ToggleField({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      <span className="grid">
        <span className="text-sm font-medium">{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className="text-sm text-faint">
            {hint}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={
          "relative h-6 w-11 shrink-0 appearance-none rounded-full border border-control bg-inset transition-colors " +
          "before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-soft before:transition-transform " +
          "disabled:cursor-not-allowed disabled:opacity-50 checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-inverse"
        }
      />
    </label>
  );
}
