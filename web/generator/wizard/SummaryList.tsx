import type { ReactNode } from "react";

export interface SummaryRow {
  name: string;
  value: ReactNode;
}

/** The chosen options, by name. */
export function SummaryList({ title, rows }: { title: string; rows: SummaryRow[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-medium text-soft">{title}</h3>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-2.5">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
