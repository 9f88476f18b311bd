import { Box, Button, TextField, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { useDates } from "../kit/use-dates.ts";
import type { FieldProps } from "./field-props.ts";
import type { Setting } from "./settings-api.ts";

/** A secret: shows whether and since when it is set, never its value. */
export function SecretField({
  id,
  label,
  help,
  value,
  error,
  onChange,
  setting,
  isEdited,
}: FieldProps & { setting: Setting; isEdited: boolean }) {
  const t = useTranslate();
  const { instant } = useDates();
  const state = setting.is_unreadable
    ? t("settings.secret_unreadable")
    : setting.is_set
      ? t("settings.secret_set", { when: setting.updated_at === null ? "" : instant(setting.updated_at) })
      : t("settings.secret_not_set");
  const isClearing = isEdited && value === "" && setting.is_set;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TextField
        id={id}
        label={label}
        type="password"
        value={isEdited ? value : ""}
        error={error !== undefined}
        helperText={error ?? help}
        fullWidth
        placeholder={setting.is_set && !isClearing ? "••••••••" : ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
        slotProps={{
          htmlInput: { autoComplete: "new-password", spellCheck: false },
          inputLabel: { shrink: true },
        }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Typography variant="body2" sx={{ color: setting.is_unreadable ? "error.main" : "text.secondary" }}>
          {isClearing ? t("settings.secret_goes") : state}
        </Typography>
        {setting.is_set || isEdited ? (
          <Button size="small" variant="outlined" onClick={() => onChange(isEdited ? undefined : "")}>
            {isEdited ? t("settings.secret_keep") : t("settings.secret_remove")}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
