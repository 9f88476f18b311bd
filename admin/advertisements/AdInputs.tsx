import { Box, MenuItem, TextField, type TextFieldProps } from "@mui/material";
import { useTranslate } from "react-admin";
import { AD_FRAME_SIZES } from "../../core/ads/ad-markup.ts";
import {
  AD_LENGTHS,
  AD_PLACEMENTS,
  AD_PRIORITY,
  AD_TYPES,
  hasImage,
  type AdImage,
  type AdPlacement,
  type AdType,
} from "../../core/ads/advertisement.ts";
import { useSiteSettings } from "../site-settings.ts";
import { ImageField } from "./ImageField.tsx";
import type { AdFields, AdProblems } from "./advertisement-api.ts";

interface Props {
  fields: AdFields;
  /** Sentences by field. */
  problems: AdProblems;
  onChange: (changes: Partial<AdFields>) => void;
  onImage: (image: AdImage | null) => void;
}

const sideBySide = { display: "grid", gap: 4, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } };

/** The fields of an advertisement; a picture only where its type has one. */
export function AdInputs({ fields, problems, onChange, onImage }: Props) {
  const t = useTranslate();
  const { timezone } = useSiteSettings();
  const isCode = fields.type === "custom";
  const asked = (name: keyof AdFields, hint?: string): TextFieldProps => ({
    name,
    fullWidth: true,
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
  });
  return (
    <>
      <TextField
        {...asked("title")}
        label={t("ads.name")}
        value={fields.title}
        onChange={({ target }) => onChange({ title: target.value })}
        required
      />
      <TextField
        {...asked("description")}
        label={t("ads.description")}
        value={fields.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Box sx={sideBySide}>
        <TextField
          {...asked("type")}
          select
          label={t("ads.type")}
          value={fields.type}
          onChange={({ target }) => onChange({ type: target.value as AdType })}
          required
        >
          {AD_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`ads.type_${type}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...asked("placement")}
          select
          label={t("ads.placement")}
          value={fields.placement}
          onChange={({ target }) => onChange({ placement: target.value as AdPlacement })}
          required
        >
          {AD_PLACEMENTS.map((placement) => (
            <MenuItem key={placement} value={placement}>
              {t(`ads.at_${placement}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TextField
        {...asked(
          "content",
          isCode ? t("ads.code_help", { ...AD_FRAME_SIZES[fields.placement] }) : undefined,
        )}
        label={t("ads.content")}
        placeholder={t(isCode ? "ads.code_placeholder" : "ads.content_placeholder")}
        value={fields.content}
        onChange={({ target }) => onChange({ content: target.value })}
        multiline
        minRows={isCode ? 6 : 3}
        maxRows={12}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            spellCheck: !isCode,
            maxLength: AD_LENGTHS.content,
            ...(isCode && { style: { fontFamily: "ui-monospace, monospace", fontSize: "0.875rem" } }),
          },
        }}
      />
      {hasImage(fields.type) ? (
        <ImageField
          url={fields.image_url}
          problem={problems.image_url}
          onChange={onChange}
          onImage={onImage}
        />
      ) : null}
      <TextField
        {...asked("target_url", t("ads.target_help"))}
        type="url"
        label={t("ads.target_url")}
        placeholder="https://example.com/"
        value={fields.target_url ?? ""}
        onChange={({ target }) => onChange({ target_url: target.value || null })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={sideBySide}>
        {(["start_date", "end_date"] as const).map((name) => (
          <TextField
            key={name}
            {...asked(name, t("ads.dates_help", { zone: timezone.replaceAll("_", " ") }))}
            type="date"
            label={t(`ads.${name}`)}
            value={fields[name] ?? ""}
            onChange={({ target }) => onChange({ [name]: target.value || null })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      <TextField
        {...asked("priority", t("ads.priority_help"))}
        type="number"
        label={t("ads.priority")}
        value={Number.isNaN(fields.priority) ? "" : fields.priority}
        onChange={({ target }) =>
          onChange({ priority: target.value === "" ? Number.NaN : Number(target.value) })
        }
        slotProps={{ htmlInput: { min: AD_PRIORITY.least, max: AD_PRIORITY.most, step: 1 } }}
      />
    </>
  );
}
