import { InputAdornment, MenuItem, TextField } from "@mui/material";
import { Search } from "lucide-react";
import { TextInput, useInput } from "react-admin";

/** A search that runs while the user types: `<SearchFilter source="q" label={t("users.search")} />` among the filters of a list. */
export function SearchFilter({ source, label }: { source: string; label: string }) {
  return (
    <TextInput
      source={source}
      type="search"
      label={false}
      helperText={false}
      resettable
      placeholder={label}
      sx={{
        flexGrow: 1,
        width: "auto",
        m: 0,
        minWidth: { xs: "100%", sm: "16rem" },
        "& input::-webkit-search-cancel-button": { display: "none" },
        "& input::placeholder": {
          color: "var(--faint)",
          opacity: 1,
          fontSize: { xs: "0.8125rem", sm: "inherit" },
          textOverflow: "ellipsis",
        },
      }}
      slotProps={{
        htmlInput: { "aria-label": label, maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ color: "text.disabled" }}>
              <Search aria-hidden="true" size={18} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

interface ChoiceProps {
  source: string;
  label: string;
  /** Label of the unfiltered choice: "All Roles". */
  all: string;
  /** Values and their labels. */
  options: readonly (readonly [string, string])[];
}

/** Filters a list by one of several values. */
export function ChoiceFilter({ source, label, all, options }: ChoiceProps) {
  const { field } = useInput({ source });
  return (
    <TextField
      {...field}
      select
      label={label}
      // on a phone, two of them share a line with the saved filters
      sx={{
        minWidth: { xs: "7rem", sm: "11rem" },
        flexGrow: { xs: 1, sm: 0 },
        "& .MuiSelect-select": { fontSize: { xs: "0.875rem", sm: "inherit" } },
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
