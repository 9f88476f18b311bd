import { useId } from "react";

/** The browser's native color input, with its value next to it. */
export function NativeColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <span className="field relative flex h-11 items-center gap-2.5 px-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={
            "size-7 min-h-0! shrink-0 cursor-pointer appearance-none overflow-hidden rounded-md border border-control bg-transparent p-0 outline-none " +
            "after:absolute after:inset-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          }
        />
        <span aria-hidden="true" className="truncate font-mono">
          {value}
        </span>
      </span>
    </div>
  );
}
