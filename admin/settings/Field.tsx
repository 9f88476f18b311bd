import { Box, FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from "@mui/material";
import { lazy, Suspense } from "react";
import { useTranslate } from "react-admin";
import { PageLoading } from "../kit/PageLoading.tsx";
import { LANGUAGE_NAMES } from "../../browser/language-names.ts";
import { ColorField } from "./ColorField.tsx";
import type { FieldProps } from "./field-props.ts";
import { PictureField } from "./PictureField.tsx";
import { SecretField } from "./SecretField.tsx";
import { TIMEZONES, type SettingField } from "./setting-fields.ts";
import type { Installation, Setting } from "./settings-api.ts";
import { searchConsoleCode } from "./settings-form.ts";

const CssField = lazy(async () => ({ default: (await import("./CssField.tsx")).CssField }));

interface Props {
  field: SettingField;
  setting: Setting;
  value: unknown;
  /** Whether it has unsaved changes. */
  isEdited: boolean;
  error: string | undefined;
  installation: Installation;
  onChange: (value: unknown) => void;
}

/** The field of one setting. */
export function Field({ field, setting, value, isEdited, error, installation, onChange }: Props) {
  const t = useTranslate();
  const { key } = field;
  const isSaid = key === "site_url" && installation.is_site_url_said;
  const limits = field.kind === "number" ? field.limits : undefined;
  const said = t(`setting.${key}.help`, {
    ...(limits && { from: limits.from, to: limits.to }),
    url: installation.site_url,
  });
  const props: FieldProps = {
    id: `setting-${key}`,
    label: t(`setting.${key}`),
    help: isSaid ? t("settings.site_url_said", { url: installation.site_url }) : said,
    value: typeof value === "string" ? value : String(value),
    error,
    onChange,
  };
  if (field.kind === "switch") {
    return <SwitchField {...props} isOn={value === true} onSwitch={onChange} />;
  }
  if (field.kind === "secret") return <SecretField {...props} setting={setting} isEdited={isEdited} />;
  if (field.kind === "color") return <ColorField {...props} />;
  if (field.kind === "picture") return <PictureField {...props} settingKey={key} />;
  if (field.kind === "css") {
    return (
      <Suspense fallback={<PageLoading />}>
        <CssField {...props} />
      </Suspense>
    );
  }
  if (field.kind === "choice" || field.kind === "timezone") return <ChoiceField {...props} field={field} />;
  return (
    <TextField
      id={props.id}
      label={props.label}
      value={props.value}
      error={error !== undefined}
      helperText={error ?? props.help}
      fullWidth
      disabled={isSaid}
      multiline={field.kind === "lines"}
      {...(field.kind === "lines" && { minRows: 2, maxRows: 6 })}
      type={field.kind === "number" ? "number" : field.kind === "email" ? "email" : "text"}
      onChange={({ target }) => onChange(typed(field, target.value))}
      slotProps={{
        htmlInput: {
          ...(limits && { min: limits.from, max: limits.to, step: 1, inputMode: "numeric" }),
          ...(field.kind === "url" && { inputMode: "url" }),
          maxLength: "maxLength" in field ? field.maxLength : undefined,
          autoComplete: "off",
        },
      }}
      sx={field.kind === "number" ? { maxWidth: "24rem" } : {}}
    />
  );
}

/** The value to send: numbers as numbers, and no line breaks in single-line fields. */
function typed({ kind, key }: SettingField, text: string): unknown {
  if (kind === "number") return text === "" ? null : Number(text);
  if (key === "google_search_console") return searchConsoleCode(text);
  return kind === "lines" ? text.replace(/(?<!\s)\s*\n\s*/g, " ") : text;
}

function SwitchField({
  id,
  label,
  help,
  isOn,
  onSwitch,
}: FieldProps & { isOn: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            id={id}
            checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
            slotProps={{ input: { "aria-describedby": `${id}-help` } }}
          />
        }
        label={label}
      />
      <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
        {help}
      </FormHelperText>
    </Box>
  );
}

function ChoiceField({
  id,
  label,
  help,
  value,
  error,
  onChange,
  field,
}: FieldProps & { field: SettingField }) {
  const t = useTranslate();
  const own: readonly string[] = field.kind === "choice" ? field.options : TIMEZONES;
  // a value set on the command line may not be among the options; it stays one
  const options = own.includes(value) ? own : [...own, value];
  const name = (option: string): string => {
    if (field.key === "language")
      return { ...LANGUAGE_NAMES }[option as keyof typeof LANGUAGE_NAMES] ?? option;
    if (field.kind === "timezone") return own.includes(option) ? t(`settings.zone.${option}`) : option;
    return t(`setting.${field.key}.${option}`);
  };
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => onChange(target.value)}
      sx={{ maxWidth: "24rem" }}
      fullWidth
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {name(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
