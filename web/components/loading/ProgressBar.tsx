import { useId } from "react";

/** Progress: `value` of `max`, or indeterminate. `detail` states it in words: "120 of 500". */
export function ProgressBar({
  label,
  value,
  max = 1,
  detail,
}: {
  label: string;
  /** Null if unknown. */
  value: number | null;
  max?: number;
  detail?: string;
}) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {detail ? <span className="text-soft">{detail}</span> : null}
      </div>
      <progress id={id} className="progress" max={max} {...(value === null ? {} : { value })} />
    </div>
  );
}
