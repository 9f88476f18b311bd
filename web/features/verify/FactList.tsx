import { useId, type ReactNode } from "react";

/** Facts under a heading. */
export function FactList({
  title,
  facts,
}: {
  title: string;
  facts: readonly { name: string; value: ReactNode }[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-sm font-medium text-soft">
        {title}
      </h3>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="break-words text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
