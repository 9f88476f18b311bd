import { Box, Checkbox, FormControlLabel, FormHelperText } from "@mui/material";
import { useInput, useTranslate, ValidationError } from "react-admin";

interface Props {
  source: string;
  /** Keys of the catalog: what is ticked, and what that means. */
  label: string;
  help?: string;
}

/** Yes or no as a box to tick. Below it stands what it means, or why it is refused. */
export function CheckboxInput({ source, label, help }: Props) {
  const t = useTranslate();
  const {
    id,
    field: { value, ref, ...field },
    fieldState: { error, invalid },
    // without the type, react-admin takes the text "on" for the value
  } = useInput({ source, type: "checkbox" });
  const note = error?.message ? <ValidationError error={error.message} /> : help && t(help);
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            {...field}
            id={id}
            checked={Boolean(value)}
            slotProps={{
              input: { ref, "aria-invalid": invalid, ...(note && { "aria-describedby": `${id}-note` }) },
            }}
          />
        }
        label={t(label)}
      />
      {note ? (
        <FormHelperText id={`${id}-note`} error={invalid}>
          {note}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
