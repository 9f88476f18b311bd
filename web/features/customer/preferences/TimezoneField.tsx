import { useMemo, useState } from "react";
import { COMMON_TIMEZONES } from "../../../../core/users/profile.ts";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Field } from "../../../components/fields/Field.tsx";
import { ChevronDown } from "lucide-react";

/** "Europe/Paris" in readable form, with its current UTC offset. */
function zoneText(zone: string, language: string): string {
  const offset = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "shortOffset" })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value;
  const name = zone.replaceAll("_", " ").replaceAll("/", " / ");
  return offset === undefined || offset === zone ? name : `${name} (${offset})`;
}

const COMMON: readonly string[] = COMMON_TIMEZONES;

/** The time zone of dates in mails and figures: common zones first, then all that the browser knows. */
export function TimezoneField({ value, onChoose }: { value: string; onChoose: (zone: string) => void }) {
  const t = useMessages();
  const language = useLanguage();
  const [kept] = useState(value);
  // cached: creating a formatter for each of some 400 zones is slow, and unrelated input re-renders this
  const [common, others] = useMemo(() => {
    const option = (zone: string) => (
      <option key={zone} value={zone}>
        {zoneText(zone, language)}
      </option>
    );
    const every = new Set([...Intl.supportedValuesOf("timeZone"), kept]);
    return [
      COMMON.map(option),
      [...every]
        .filter((zone) => !COMMON.includes(zone))
        .toSorted()
        .map(option),
    ];
  }, [language, kept]);
  return (
    <Field label={t("preferences.timezone")} hint={t("preferences.timezone_hint")}>
      {(attributes) => (
        <div className="relative">
          <select
            {...attributes}
            value={value}
            onChange={(event) => onChoose(event.target.value)}
            className="field h-11 w-full appearance-none truncate pr-10 pl-3 text-base"
          >
            <optgroup label={t("preferences.common_zones")}>{common}</optgroup>
            <optgroup label={t("preferences.all_zones")}>{others}</optgroup>
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5 text-faint"
          />
        </div>
      )}
    </Field>
  );
}
