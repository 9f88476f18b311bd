import { Box, Button, TextField } from "@mui/material";
import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import type { AdImage } from "../../core/ads/advertisement.ts";
import { checkImageFile, IMAGE_TYPES } from "../../core/images/image-file.ts";
import { uploadImage, type AdFields } from "./advertisement-api.ts";

interface Props {
  url: string | null;
  problem: string | undefined;
  onChange: (changes: Partial<AdFields>) => void;
  onImage: (image: AdImage) => void;
}

/** An address, or a file that becomes one. */
export function ImageField({ url, problem, onChange, onImage }: Props) {
  const t = useTranslate();
  const notify = useNotify();
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
      onImage(await uploadImage(file));
    } catch (error) {
      notify(error instanceof Error ? error.message : "error.unexpected", { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <TextField
        name="image_url"
        type="url"
        fullWidth
        label={t("ads.image_url")}
        placeholder="https://example.com/banner.png"
        value={url ?? ""}
        onChange={({ target }) => onChange({ image_url: target.value || null })}
        error={problem !== undefined}
        helperText={problem ?? t("ads.image_help")}
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
