import { useMemo, useState } from "react";
import { CheckField } from "../../../components/fields/CheckField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { dayOf, timeOn } from "./event-moments.ts";
import type { ContentFields } from "./use-content-fields.ts";

/** Start and end of an event: days, or times in a time zone. */
export function MomentFields({ fields: { field, typed, setForm } }: { fields: ContentFields }) {
  const t = useMessages();
  const { start = "", end = "", timezone = "" } = typed;
  const [wantsDays, setWantsDays] = useState(false);
  const given = start || end;
  const isAllDay = given === "" ? wantsDays : dayOf(given) === given;
  const [kept] = useState(timezone);
  const zones = useMemo(() => {
    const names = [...new Set([...Intl.supportedValuesOf("timeZone"), kept].filter(Boolean))].toSorted();
    return names.map((zone) => ({ value: zone, text: zone.replaceAll("_", " ") }));
  }, [kept]);
  const type = isAllDay ? "date" : "datetime-local";
  const choose = (allDay: boolean) => {
    setWantsDays(allDay);
    setForm(
      allDay
        ? { start: dayOf(start), end: dayOf(end) }
        : { start: timeOn(start, "09:00"), end: timeOn(end, "10:00") },
    );
  };
  return (
    <>
      <div data-wide className="-my-2">
        <CheckField
          label={t("contents.all_day")}
          checked={isAllDay}
          onChange={({ target }) => choose(target.checked)}
        />
      </div>
      <div data-wide={isAllDay ? undefined : true}>
        <TextField key={type} label={t("contents.start")} type={type} {...field("start")} />
      </div>
      <div data-wide={isAllDay ? undefined : true}>
        <TextField key={type} label={t("contents.end")} type={type} {...field("end")} />
      </div>
      {isAllDay ? null : (
        <div data-wide>
          <SelectField
            label={t("contents.timezone")}
            options={[{ value: "", text: t("contents.timezone_none") }, ...zones]}
            {...field("timezone")}
          />
        </div>
      )}
    </>
  );
}
