import { IconButton, InputAdornment, TextField } from "@mui/material";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";

interface Props {
  /** Read aloud and shown in the empty field: 'Search users by name or email...'. */
  label: string;
  value: string;
  /** Called once somebody stops typing for 300 ms, with the text without spaces around it. */
  onSearch: (text: string) => void;
}

const PAUSE_MS = 300;

/** A search that runs while one types: `<SearchBox label={t("users.search")} value={q} onSearch={setQ} />`. */
export function SearchBox({ label, value, onSearch }: Props) {
  const t = useTranslate();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  // cleared or set from elsewhere
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      type="search"
      value={typed}
      placeholder={label}
      onChange={({ target }) => setTyped(target.value)}
      inputRef={field}
      sx={{
        flexGrow: 1,
        minWidth: { xs: "100%", sm: "16rem" },
        "& input::-webkit-search-cancel-button": { display: "none" },
        "& input::placeholder": { color: "var(--faint)", opacity: 1 },
      }}
      slotProps={{
        htmlInput: { "aria-label": label, maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ color: "text.disabled" }}>
              <Search aria-hidden="true" size={18} />
            </InputAdornment>
          ),
          endAdornment:
            typed === "" ? null : (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  aria-label={t("ra.action.clear_input_value")}
                  onClick={() => {
                    setTyped("");
                    onSearch("");
                    field.current?.focus();
                  }}
                >
                  <X aria-hidden="true" size={16} />
                </IconButton>
              </InputAdornment>
            ),
        },
      }}
    />
  );
}
