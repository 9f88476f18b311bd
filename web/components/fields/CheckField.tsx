import { clsx } from "clsx";
import { useId, type ComponentProps, type ReactNode } from "react";
import type { FieldTexts } from "./Field.tsx";

/**
 * A checkbox that is submitted with its form; a ToggleField takes effect at once. Accepts all attributes of
 * `<input>`.
 */
export function CheckField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldTexts & { label: ReactNode } & Omit<ComponentProps<"input">, "type">) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={clsx("grid content-start", className)}>
      <label className="flex min-h-11 items-center gap-3 has-disabled:cursor-not-allowed">
        <input
          {...input}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={note ? `${id}-note` : undefined}
          className={
            "field check size-5 min-h-0! shrink-0 appearance-none rounded-inner! checked:border-ink checked:bg-ink " +
            "indeterminate:border-ink indeterminate:bg-ink"
          }
        />
        <span className="text-button">{label}</span>
      </label>
      {note ? (
        <p
          id={`${id}-note`}
          className={clsx("-mt-2 pb-2 pl-8 text-sm", error ? "text-danger" : "text-faint")}
          {...(error ? { role: "alert" } : {})}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}
