import type { ReactNode } from "react";

/** Related fields, two side by side if the panel has room. */
export function FieldGroup({ legend, children }: { legend?: string | undefined; children: ReactNode }) {
  const fields = (
    <div className="grid items-start gap-4 @md:grid-cols-2 [&>[data-wide]]:@md:col-span-2">{children}</div>
  );
  if (legend === undefined) return <div className="@container min-w-0">{fields}</div>;
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-3 text-sm font-medium text-soft">{legend}</legend>
      {fields}
    </fieldset>
  );
}
