import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";

/** Rarely used fields, collapsed until the user opens them or one has an error. */
export function FoldedFields({
  legend,
  isWanted,
  children,
}: {
  legend: string;
  /** A field is filled in, or has an error. */
  isWanted: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(isWanted);
  const [wanted, setWanted] = useState(isWanted);
  if (wanted !== isWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group @container rounded-box border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-box px-4 text-sm font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
        {legend}
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
