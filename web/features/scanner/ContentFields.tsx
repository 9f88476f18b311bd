import type { ContentField } from "../../../core/codes/contents/content-field.ts";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import type { Language } from "../../../core/languages.ts";
import type { MessageKey } from "../../messages/areas.ts";
import type { Translate } from "../../messages/translator.ts";
import { momentText } from "../../components/moment-text.ts";

/** A date and time as our payloads write it (ISO 8601). */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A parsed content, field by field. */
export function ContentFields({ fields }: { fields: readonly ContentField[] }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {fields.map((field, index) => (
        <div
          key={`${field.name} ${index}`}
          className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <dt className="text-soft">{t(`scanner.field_${field.name}`)}</dt>
          <dd className="min-w-0 font-medium break-words whitespace-pre-wrap">
            <bdi>{shown(field, t, language)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shown({ name, value }: ContentField, t: Translate, language: Language): string {
  if (name === "hidden") return t("scanner.yes");
  if (name === "further") return t("scanner.left_out", { n: Number(value) });
  if (name === "repeats") return repeated(value, t);
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return momentText(value, language);
  return name === "security" && value === "nopass" ? t("scanner.no_security") : value;
}

/** "Weekly (COUNT=3)": how often in words, the rest of the rule as it is. */
function repeated(rule: string, t: Translate): string {
  const [often = "", ...rest] = rule.split(";");
  const words = t(OFTEN[often] ?? "scanner.repeats_daily");
  return rest.length === 0 ? words : `${words} (${rest.join("; ")})`;
}

const OFTEN: Readonly<Record<string, MessageKey>> = {
  "FREQ=DAILY": "scanner.repeats_daily",
  "FREQ=WEEKLY": "scanner.repeats_weekly",
  "FREQ=MONTHLY": "scanner.repeats_monthly",
  "FREQ=YEARLY": "scanner.repeats_yearly",
};
