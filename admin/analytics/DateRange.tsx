import { Button, TextField } from "@mui/material";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { dayRangeFault, FIRST_DAY, type DayRange } from "../../core/analytics/day-range.ts";
import { FormDialog } from "../kit/form/FormDialog.tsx";

interface Props {
  /** The selected range; null if a period is selected. */
  range: DayRange | null;
  /** In the viewer's time zone, `2026-01-31`. */
  today: string;
  onChoose: (range: DayRange) => void;
}

/** A custom range of days, in a dialog. */
export function DateRange({ range, today, onChoose }: Props) {
  const t = useTranslate();
  const [typed, setTyped] = useState<DayRange | null>(null);
  const fault = typed && dayRangeFault(typed, today);
  // an incomplete entry is no mistake
  const isWrong = typed !== null && fault !== null && typed.from !== "" && typed.to !== "";
  const field = (name: keyof DayRange) => (
    <TextField
      type="date"
      label={t(`analytics.${name}`)}
      value={typed?.[name] ?? ""}
      error={isWrong}
      onChange={({ target }) => typed && setTyped({ ...typed, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: FIRST_DAY, max: today } }}
      {...(name === "to" && isWrong && { helperText: t(`analytics.fault_${fault}`) })}
    />
  );
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<CalendarDays aria-hidden="true" size={16} />}
        onClick={() => setTyped(range ?? { from: "", to: today })}
        sx={{ minHeight: 40, ...(range && { bgcolor: "action.selected" }) }}
      >
        {t("analytics.dates")}
      </Button>
      <FormDialog
        open={typed !== null}
        title={t("analytics.dates")}
        submit={t("analytics.apply")}
        isReady={typed !== null && fault === null}
        onSubmit={() => {
          if (typed) onChoose(typed);
          setTyped(null);
        }}
        onClose={() => setTyped(null)}
      >
        {field("from")}
        {field("to")}
      </FormDialog>
    </>
  );
}
