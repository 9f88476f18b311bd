import { Box, Button } from "@mui/material";
import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { TextInput, useNotify, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { AdImage } from "../../core/ads/ad.ts";
import { checkImageFile, IMAGE_TYPES } from "../../core/images/image-file.ts";
import { uploadImage } from "./ad-api.ts";

/** An image address, or a file to upload. */
export function ImageInput({ onImage }: { onImage: (image: AdImage) => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  const upload = async (file: File) => {
    const wrong = checkImageFile(file)?.code;
    if (wrong) {
      notify(wrong === "too_large" ? "ads.image_too_large" : "ads.image_type", { type: "error" });
      return;
    }
    setBusy(true);
    try {
      const image = await uploadImage(file);
      onImage(image);
      setValue("image_url", image.url, { shouldDirty: true });
    } catch (error) {
      notify(error instanceof Error ? error.message : "error.unexpected", { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <TextInput
        source="image_url"
        fullWidth
        type="url"
        label="ads.image_url"
        placeholder="https://example.com/banner.png"
        helperText="ads.image_help"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button
        variant="outlined"
        size="small"
        loading={isBusy}
        startIcon={<ImageUp aria-hidden="true" size={16} />}
        onClick={() => chooser.current?.click()}
      >
        {t(isBusy ? "ads.uploading" : "ads.upload")}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={IMAGE_TYPES.join()}
        aria-label={t("ads.upload")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void upload(file);
        }}
      />
    </Box>
  );
}
