import { useId, type ReactNode } from "react";

export interface FieldTexts {
  label: ReactNode;
  /** Stands below the control until there is an error. */
  hint?: ReactNode;
  /** The error and how to fix it. */
  error?: ReactNode;
}

/** Label above, hint or error below, tied to the control by the attributes that `children` receives. */
export function Field({
  label,
  hint,
  error,
  aside,
  children,
}: FieldTexts & {
  /** At the end of the label's line: a count, a link. */
  aside?: ReactNode;
  children: (attributes: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": boolean;
  }) => ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-describedby": note ? `${id}-note` : undefined, "aria-invalid": Boolean(error) })}
      {note ? (
        <p
          id={`${id}-note`}
          className={error ? "text-sm text-danger" : "text-sm text-faint"}
          {...(error ? { role: "alert" } : {})}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}
