import { Box } from "@mui/material";
import { DateInput, NumberInput, SelectInput, TextInput, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { AD_FRAME_SIZES } from "../../core/ads/ad-markup.ts";
import {
  AD_LENGTHS,
  AD_PLACEMENTS,
  AD_PRIORITY,
  AD_TYPES,
  hasImage,
  type AdImage,
} from "../../core/ads/ad.ts";
import { useSiteSettings } from "../site-settings.ts";
import { ImageInput } from "./ImageInput.tsx";
import type { AdFields } from "./ad-api.ts";

const SHRUNK = { inputLabel: { shrink: true } };
const sideBySide = { display: "grid", gap: 4, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } };

/** The fields of an advertisement; an image only if its type has one. */
export function AdInputs({ onImage }: { onImage: (image: AdImage) => void }) {
  const t = useTranslate();
  const { timezone } = useSiteSettings();
  const { type = "banner", placement = "header" } = useWatch() as Partial<AdFields>;
  const isCode = type === "custom";
  return (
    <>
      <TextInput source="title" label="ads.name" isRequired />
      <TextInput source="description" label="ads.description" />
      <Box sx={sideBySide}>
        <SelectInput
          source="type"
          label="ads.type"
          choices={AD_TYPES.map((id) => ({ id, name: `ads.type_${id}` }))}
          isRequired
        />
        <SelectInput
          source="placement"
          label="ads.placement"
          choices={AD_PLACEMENTS.map((id) => ({ id, name: `ads.at_${id}` }))}
          isRequired
        />
      </Box>
      <TextInput
        source="content"
        label="ads.content"
        placeholder={t(isCode ? "ads.code_placeholder" : "ads.content_placeholder")}
        helperText={isCode ? t("ads.code_help", { ...AD_FRAME_SIZES[placement] }) : false}
        multiline
        minRows={isCode ? 6 : 3}
        maxRows={12}
        slotProps={{
          ...SHRUNK,
          htmlInput: {
            spellCheck: !isCode,
            maxLength: AD_LENGTHS.content,
            ...(isCode && { style: { fontFamily: "ui-monospace, monospace", fontSize: "0.875rem" } }),
          },
        }}
      />
      {hasImage(type) ? <ImageInput onImage={onImage} /> : null}
      <TextInput
        source="target_url"
        type="url"
        label="ads.target_url"
        placeholder="https://example.com/"
        helperText="ads.target_help"
        slotProps={SHRUNK}
      />
      <Box sx={sideBySide}>
        {(["start_date", "end_date"] as const).map((source) => (
          <DateInput
            key={source}
            source={source}
            label={`ads.${source}`}
            helperText={t("ads.dates_help", { zone: timezone.replaceAll("_", " ") })}
          />
        ))}
      </Box>
      <NumberInput
        source="priority"
        label="ads.priority"
        helperText="ads.priority_help"
        min={AD_PRIORITY.min}
        max={AD_PRIORITY.max}
        step={1}
      />
    </>
  );
}
