import { useMessages } from "../../components/messages.tsx";
import { typeText } from "./schema-text.ts";
import type { ApiSchema } from "./api-document.ts";

export interface FieldRow {
  name: string;
  required: boolean;
  description?: string | undefined;
  schema: ApiSchema;
}

/** The fields of an object's schema. */
export const fieldRows = ({ properties = {}, required = [] }: ApiSchema): FieldRow[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    description: schema.description,
    schema,
  }));

/** The fields of a request or an answer. */
export function FieldTable({ title, rows }: { title: string; rows: readonly FieldRow[] }) {
  const t = useMessages();
  return (
    <div>
      <h4 className="text-sm font-medium text-soft">{title}</h4>
      <dl className="mt-2 divide-y divide-line border-y border-line text-sm">
        {rows.map(({ name, required, description, schema }) => (
          <div key={name} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <code className="font-mono wrap-anywhere">{name}</code>
              {required ? <span className="text-xs text-warn">{t("docs.required")}</span> : null}
            </dt>
            <dd className="min-w-0">
              {description ? (
                <p lang="en" className="text-soft">
                  {description}
                </p>
              ) : null}
              <p className="font-mono text-xs leading-5 wrap-anywhere text-faint">
                {typeText(schema)}
                {schema.default === undefined || schema.default === null
                  ? null
                  : ` = ${JSON.stringify(schema.default)}`}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
