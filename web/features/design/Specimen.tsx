import type { ReactNode } from "react";

/** A group of the kit under its name. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-6">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      {children}
    </div>
  );
}

/** One part with what it is called. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2">
      <p className="font-mono text-xs text-faint">{name}</p>
      {children}
    </div>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
