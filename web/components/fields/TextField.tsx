import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

/**
 * A single-line text field. Accepts all attributes of `<input>`, including `ref`, so `{...register("email")}`
 * works.
 */
export function TextField({
  label,
  hint,
  error,
  aside,
  end,
  className,
  ...input
}: FieldTexts & {
  aside?: ReactNode;
  /** Inside the field, at its end. */ end?: ReactNode;
} & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => (
        <div className="relative">
          <input
            {...input}
            {...attributes}
            className={clsx("field h-11 w-full px-3 text-base", end ? "pr-12" : null, className)}
          />
          {end ? <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div> : null}
        </div>
      )}
    </Field>
  );
}

/** A multi-line text field. */
export function TextAreaField({
  label,
  hint,
  error,
  aside,
  className,
  ...textarea
}: FieldTexts & { aside?: ReactNode } & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => (
        <textarea
          rows={5}
          {...textarea}
          {...attributes}
          className={clsx("field w-full px-3 py-2.5 text-base", className)}
        />
      )}
    </Field>
  );
}
