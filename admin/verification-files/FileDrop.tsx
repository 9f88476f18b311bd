import { Box, Button, LinearProgress, Typography } from "@mui/material";
import { CircleAlert, CircleCheck, Upload as UploadIcon } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { useTranslate } from "react-admin";
import { FILE_EXTENSIONS } from "../../core/verification-files/verification-file.ts";
import type { Upload } from "./use-uploads.ts";

interface Props {
  uploads: readonly Upload[];
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

/** Drop zone and file picker, with the result of each upload. */
export function FileDrop({ uploads, isBusy, onFiles }: Props) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const ended = uploads.filter(({ state }) => state === "done" || state === "failed").length;
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 3,
        p: 6,
        textAlign: "center",
        border: "1px dashed",
        borderColor: isOver ? "var(--accent)" : "var(--control)",
        borderRadius: 1,
        background: isOver ? "var(--hover)" : "transparent",
      }}
    >
      <Box sx={{ color: "text.disabled" }}>
        <UploadIcon aria-hidden="true" size={28} strokeWidth={1.5} />
      </Box>
      <Typography>{t("files.drop")}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: "36rem" }}>
        {t("files.rule", { allowed: FILE_EXTENSIONS.join(", ") })}
      </Typography>
      <Button variant="contained" disabled={isBusy} onClick={() => input.current?.click()}>
        {t("files.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={FILE_EXTENSIONS.join(",")}
        aria-label={t("files.choose")}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {uploads.length === 0 ? null : (
        <Box sx={{ width: "100%", display: "grid", gap: 2, mt: 2 }}>
          {isBusy ? (
            <LinearProgress
              variant="determinate"
              value={(ended / uploads.length) * 100}
              aria-label={t("files.progress", { done: ended, n: uploads.length })}
            />
          ) : null}
          <Box
            component="ul"
            aria-live="polite"
            sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1, textAlign: "left" }}
          >
            {uploads.map((upload, at) => (
              <UploadLine key={at} {...upload} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function UploadLine({ name, state, problem }: Upload) {
  const t = useTranslate();
  const Icon = state === "done" ? CircleCheck : state === "failed" ? CircleAlert : UploadIcon;
  const color = state === "done" ? "var(--good)" : state === "failed" ? "var(--danger)" : "var(--faint)";
  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: 2, alignItems: "flex-start", color: color, fontSize: "0.875rem" }}
    >
      <Box sx={{ pt: 0.5, flexShrink: 0, display: "flex" }}>
        <Icon aria-hidden="true" size={16} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Box component="span" sx={{ color: "text.primary" }}>
          {name}
        </Box>
        {": "}
        {problem ?? t(`files.state_${state}`)}
      </Box>
    </Box>
  );
}
