import type { ComponentProps } from "react";
import { TextField } from "../components/fields/TextField.tsx";

const DIGITS = 6;

/**
 * Six digits from an app or a mail: pasted with or without spaces, suggested by the phone, and submitted once
 * complete.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  ...field
}: Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "type"> & {
  value: string;
  onChange: (digits: string) => void;
  onComplete: (code: string) => void;
}) {
  return (
    <TextField
      {...field}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      pattern="\d*"
      className="h-14! text-center font-mono text-2xl! tracking-[0.35em] indent-[0.35em]"
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, "").slice(0, DIGITS);
        onChange(digits);
        if (digits.length === DIGITS && digits !== value) onComplete(digits);
      }}
    />
  );
}

export const isWholeCode = (code: string): boolean => code.length === DIGITS;
