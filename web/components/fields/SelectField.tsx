import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

interface Option<Value extends string> {
  value: Value;
  text: string;
  disabled?: boolean;
}

interface SelectOptions<Value extends string> {
  options: readonly Option<Value>[];
  /** Shown, with the value "", until an option is selected. */
  placeholder?: string | undefined;
  onChoose?: ((value: Value) => void) | undefined;
}

/**
 * A native select, which works best on phones and with screen readers. Accepts all attributes of `<select>`,
 * including `ref`, so `{...register("country")}` works; `onChoose` gets the selected value, typed as an
 * option's value.
 */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  aside,
  ...select
}: FieldTexts & { aside?: ReactNode } & SelectOptions<Value> & Omit<ComponentProps<"select">, "children">) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(attributes) => <Select {...select} {...attributes} />}
    </Field>
  );
}

/** The select by itself, where its name is not in sight: `aria-label` says it. */
export function Select<Value extends string>({
  options,
  placeholder,
  className,
  onChange,
  onChoose,
  ...select
}: SelectOptions<Value> & Omit<ComponentProps<"select">, "children">) {
  return (
    <div className="relative">
      <select
        {...select}
        onChange={(event) => {
          onChange?.(event);
          const chosen = options.find(({ value }) => value === event.target.value);
          if (chosen) onChoose?.(chosen.value);
        }}
        className={clsx("field peer h-11 w-full appearance-none truncate pr-10 pl-3 text-base", className)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5 text-faint peer-disabled:opacity-50"
      />
    </div>
  );
}
