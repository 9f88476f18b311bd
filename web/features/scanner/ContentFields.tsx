import type { ContentField } from "../../../core/codes/contents/content-field.ts";
import { useMessages } from "../../components/messages.tsx";
import type { Translate } from "../../messages/translator.ts";

/** A content taken apart: name by name. */
export function ContentFields({ fields }: { fields: readonly ContentField[] }) {
  const t = useMessages();
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {fields.map((field, index) => (
        <div
          key={`${field.name} ${index}`}
          className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <dt className="text-soft">{t(`scanner.field_${field.name}`)}</dt>
          <dd className="min-w-0 font-medium break-words whitespace-pre-wrap">
            <bdi>{shown(field, t)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shown({ name, value }: ContentField, t: Translate): string {
  if (name === "hidden") return t("scanner.yes");
  return name === "security" && value === "nopass" ? t("scanner.no_security") : value;
}
