import { Checkbox, FormControlLabel } from "@mui/material";
import { useInput, useTranslate } from "react-admin";

/** Yes or no as a box to tick. @param label key of the catalog */
export function CheckboxInput({ source, label }: { source: string; label: string }) {
  const t = useTranslate();
  const { field } = useInput({ source });
  const { value, ...rest } = field;
  return <FormControlLabel control={<Checkbox {...rest} checked={Boolean(value)} />} label={t(label)} />;
}
