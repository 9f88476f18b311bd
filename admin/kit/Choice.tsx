import { MenuItem, TextField } from "@mui/material";

interface Props<T extends string> {
  label: string;
  /** "" is everything. */
  value: T | "";
  /** What is said of everything: "All Roles". */
  all: string;
  /** Values and what is said of them. */
  options: readonly (readonly [T, string])[];
  onChoose: (value: T | "") => void;
}

/** Narrows a list, beside its SearchBox. */
export function Choice<T extends string>({ label, value, all, options, onChoose }: Props<T>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value as T | "")}
      sx={{ minWidth: { xs: "calc(50% - 6px)", sm: "11rem" }, flexGrow: { xs: 1, sm: 0 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(([key, text]) => (
        <MenuItem key={key} value={key}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
