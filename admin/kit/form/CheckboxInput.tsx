import { Box, Checkbox, FormControlLabel, FormHelperText } from "@mui/material";
import { useInput, useTranslate, ValidationError } from "react-admin";

interface Props {
  source: string;
  /** Message keys: the checkbox's label, and its help. */
  label: string;
  help?: string;
}

/** A checkbox, with its help or error below. */
export function CheckboxInput({ source, label, help }: Props) {
  const t = useTranslate();
  const {
    id,
    field: { value, ref, ...field },
    fieldState: { error, invalid },
    // without the type, react-admin reads the text "on" as the value
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
