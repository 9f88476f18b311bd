import { Box, Button, Card, Typography } from "@mui/material";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useLocale, useNotify, useRefresh, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { refusalText } from "../kit/form/refusal-text.ts";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { useDates } from "../kit/use-dates.ts";
import { useDialogPath } from "../kit/list/use-dialog-route.ts";
import { CopyAddress } from "./CopyAddress.tsx";
import { checkFile, type FileRecord } from "./file-api.ts";

interface Props {
  file: FileRecord;
  onDelete: () => void;
}

const TONES: Partial<Record<string, Tone>> = { verified: "good", pending: "warn", failed: "danger" };

/** Size in a readable unit. */
function sizeText(bytes: number, locale: string): string {
  const [value, unit]: [number, string] =
    bytes < 1024
      ? [bytes, "byte"]
      : bytes < 1024 ** 2
        ? [bytes / 1024, "kilobyte"]
        : [bytes / 1024 ** 2, "megabyte"];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(value);
}

/** A file: its public address, whether it is reachable, and its actions. */
export function FileCard({ file, onDelete }: Props) {
  const t = useTranslate();
  const locale = useLocale() ?? "en";
  const { instant } = useDates();
  const notify = useNotify();
  const refresh = useRefresh();
  const pathOf = useDialogPath("code-injection/files");
  const [isBusy, setBusy] = useState(false);
  const name = file.original_name;
  const check = async () => {
    setBusy(true);
    try {
      const { verification_status: status } = await checkFile(file.id);
      notify(`files.now_${status}`, { type: status === "verified" ? "success" : "warning" });
    } catch (problem) {
      notify(refusalText(t, problem), { type: "error" });
    }
    refresh();
    setBusy(false);
  };
  const checked = file.checked_at
    ? t("files.checked", {
        time: instant(file.checked_at),
      })
    : t("files.unchecked");
  const facts = [file.platform, sizeText(file.file_size, locale), t("files.hash", { hash: file.hash })];
  const tone = TONES[file.verification_status] ?? "neutral";
  return (
    <Card sx={{ display: "flex", flexDirection: "column", gap: 3, p: 5, minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 3 }}>
        <Typography variant="h2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <StatusBadge tone={tone} label={t(`files.status_${file.verification_status}`)} />
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {facts.filter((fact) => fact !== "").join(" · ")}
        <br />
        {checked}
      </Typography>
      {file.description === "" ? null : (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {file.description}
        </Typography>
      )}
      {file.problem === null ? null : (
        <Typography variant="body2" sx={{ color: "error.main" }}>
          {t(`files.problem_${file.problem}`)}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 1, flexGrow: 1, alignContent: "start" }}>
        <CopyAddress address={file.root_url} />
        <CopyAddress address={file.well_known_url} />
        <CopyAddress address={file.file_url} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button
          size="small"
          variant="outlined"
          loading={isBusy}
          onClick={() => void check()}
          startIcon={<RefreshCw aria-hidden="true" size={14} />}
          aria-label={t("files.check_named", { name })}
        >
          {t("files.check")}
        </Button>
        <Button
          component={Link}
          to={pathOf(file.id)}
          size="small"
          variant="outlined"
          aria-label={t("code.edit_named", { name })}
        >
          {t("code.edit")}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          onClick={onDelete}
          aria-label={t("code.delete_named", { name })}
        >
          {t("code.delete")}
        </Button>
      </Box>
    </Card>
  );
}
