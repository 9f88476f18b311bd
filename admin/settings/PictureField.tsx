import { Box, Button, TextField } from "@mui/material";
import { useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { checkImageFile } from "../../core/images/image-file.ts";
import { refusalText } from "../kit/form/refusal-text.ts";
import type { FieldProps } from "./field-props.ts";
import { settingsApi } from "./settings-api.ts";

/** A picture of the site: uploaded, or fetched from an address on save. */
export function PictureField({
  id,
  label,
  help,
  value,
  error,
  onChange,
  settingKey,
}: FieldProps & { settingKey: string }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const said = error ?? refusal ?? undefined;

  const upload = async (file: File) => {
    // pictures rendered on the server may be SVG, too
    const problem = file.type === "image/svg+xml" ? null : checkImageFile(file);
    if (problem) return setRefusal(t(`settings.image.${problem.code}`));
    setBusy(true);
    setRefusal(null);
    try {
      onChange(await settingsApi.upload(settingKey, file));
    } catch (failure) {
      setRefusal(refusalText(t, failure));
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <TextField
        id={id}
        label={label}
        value={value}
        error={said !== undefined}
        helperText={said ?? help}
        fullWidth
        onChange={({ target }) => {
          setRefusal(null);
          onChange(target.value);
        }}
        slotProps={{ htmlInput: { inputMode: "url", autoComplete: "off", spellCheck: false } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        {value.startsWith("/media/") ? (
          <Box
            component="img"
            src={value}
            alt={t("settings.picture_preview", { name: label })}
            sx={{
              height: 48,
              maxWidth: 200,
              objectFit: "contain",
              borderRadius: "6px",
              border: 1,
              borderColor: "divider",
              p: 1,
            }}
          />
        ) : null}
        <Button variant="outlined" loading={isBusy} onClick={() => input.current?.click()}>
          {t("settings.upload", { name: label })}
        </Button>
        {value === "" ? null : (
          <Button variant="outlined" onClick={() => onChange("")}>
            {t("settings.picture_remove", { name: label })}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
          aria-label={t("settings.upload", { name: label })}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
            target.value = "";
          }}
        />
      </Box>
    </Box>
  );
}
