import { clsx } from "clsx";

/** A color swatch; transparent colors show a checkerboard. */
export function ColorChip({ value, className }: { value: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-block shrink-0 overflow-hidden swatch rounded-inner bg-[repeating-conic-gradient(#d4d4d4_0_25%,#fff_0_50%)] bg-size-[10px_10px] border border-control",
        className,
      )}
    >
      <span className="block size-full" style={{ background: value }} />
    </span>
  );
}
