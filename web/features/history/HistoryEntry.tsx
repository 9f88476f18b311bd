import { Download, Trash2 } from "lucide-react";
import { Badge } from "../../components/Badge.tsx";
import { Button, IconButton } from "../../components/Button.tsx";
import { FILE_FORMATS } from "../../../core/codes/file-format.ts";
import { Menu } from "../../components/Menu.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import type { HistoryRow } from "../../history/history-api.ts";
import { previewText } from "../../history/preview-text.ts";
import { Thumbnail } from "../../history/Thumbnail.tsx";
import { useDownloadAgain } from "./use-download-again.ts";
import { useRedrawn } from "../../history/use-redrawn.ts";

/** One code of the history with what can be done with it. */
export function HistoryEntry({
  row,
  onChanged,
  onDelete,
}: {
  row: HistoryRow;
  onChanged: (row: HistoryRow) => void;
  onDelete: () => void;
}) {
  const t = useMessages();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeStyle: "short" });
  const { redrawn, logo } = useRedrawn(row);
  const { busy, download } = useDownloadAgain(row, logo === "failed" ? null : redrawn, onChanged);
  const preview = previewText(row.content);
  const kind = row.design.kind === "barcode" ? row.design.barcodeFormat : null;
  return (
    <li
      tabIndex={-1}
      className="flex items-center gap-3 rounded-box border border-line bg-surface p-3 sm:gap-4 sm:p-4"
    >
      <Thumbnail redrawn={redrawn} background={row.design.background} />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 font-medium break-words" title={row.content}>
          {preview}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-faint">
          <Badge tone="accent">{t(`type.${row.type}`)}</Badge>
          {kind ? <span>{kind}</span> : null}
          <time dateTime={row.created_at}>{date.format(new Date(row.created_at))}</time>
          <span>{t("history.downloads", { n: row.download_count })}</span>
          <span>{t("history.scans", { n: row.scan_count })}</span>
        </div>
      </div>
      <div className="flex shrink-0 flex-col items-center gap-1 sm:flex-row">
        <Menu
          items={FILE_FORMATS.map((format) => ({
            name: t("history.as", { format: format.toUpperCase() }),
            onSelect: () => void download(format),
          }))}
        >
          <Button
            size="sm"
            variant="quiet"
            className="max-sm:w-11 max-sm:px-0!"
            busy={busy || logo === "loading"}
            icon={<Download aria-hidden="true" />}
            aria-label={t("history.download_of", { content: preview })}
          >
            <span className="max-sm:hidden">{t("history.download")}</span>
          </Button>
        </Menu>
        <IconButton label={t("history.delete_of", { content: preview })} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
