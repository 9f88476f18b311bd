import { Box, Button, Popover, TextField } from "@mui/material";
import { useState } from "react";
import { HexColorPicker } from "react-colorful";
import { useTranslate } from "react-admin";
import { parseColor } from "../../core/codes/color.ts";
import type { FieldProps } from "./field-props.ts";

/** A color: a picker and a text field. */
export function ColorField({ id, label, help, value, error, onChange }: FieldProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = parseColor(value) ? value : "transparent";
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 3 }}>
      <Button
        variant="outlined"
        aria-label={t("settings.pick_color", { name: label })}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          minWidth: 44,
          width: 44,
          height: 40,
          p: 0,
          background: shown,
          "&:hover": { background: shown },
        }}
      />
      <TextField
        id={id}
        label={label}
        value={value}
        error={error !== undefined}
        helperText={error ?? help}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: "off", maxLength: 7 } }}
        sx={{ width: "100%", maxWidth: "20rem" }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { "aria-label": label, role: "dialog", sx: { p: 3 } } }}
      >
        <HexColorPicker color={shown} onChange={onChange} />
      </Popover>
    </Box>
  );
}
