import { clsx } from "clsx";
import {
  ChartNoAxesColumn,
  Copy,
  Download,
  Ellipsis,
  Folder,
  FolderInput,
  PencilLine,
  QrCode,
  Share2,
  Star,
  Tag,
  Trash2,
} from "lucide-react";
import { barcodeFormats } from "../../../../core/codes/barcode/formats.ts";
import { FILE_FORMATS } from "../../../../core/codes/file-format.ts";
import { Badge } from "../../../components/Badge.tsx";
import { Button, IconButton, LinkButton } from "../../../components/Button.tsx";
import { Menu, type MenuItem } from "../../../components/dialogs/Menu.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import type { HistoryRow } from "../../../history/history-api.ts";
import { codeName, contentTitle } from "../../../history/code-name.ts";
import { previewText } from "../../../history/preview-text.ts";
import { Thumbnail } from "../../../history/Thumbnail.tsx";
import { useRedrawn } from "../../../history/use-redrawn.ts";
import { SelectBox } from "./ListHead.tsx";
import { canShare } from "../../../generator/download/copy-share.ts";
import { useCopyShare } from "../../../generator/download/use-copy-share.ts";
import type { Translate } from "../../../messages/translator.ts";
import { fileNameOf, useDownloadAgain } from "../actions/use-download-again.ts";

/** One code of the history with its actions. */
export function HistoryEntry({
  row,
  folder,
  selected,
  onSelect,
  onChanged,
  onFavourite,
  onEdit,
  onGenerate,
  onRename,
  onMove,
  onDelete,
}: {
  row: HistoryRow;
  /** Name of its folder, unless that folder is shown. */
  folder: string | null;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onChanged: (row: HistoryRow) => void;
  onFavourite: () => void;
  onEdit: () => void;
  onGenerate: () => void;
  onRename: () => void;
  onMove: () => void;
  onDelete: () => void;
}) {
  const t = useMessages();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeStyle: "short" });
  const { redrawn, logo } = useRedrawn(row);
  const whole = logo === "failed" ? null : redrawn;
  const { busy, download } = useDownloadAgain(row, whole, onChanged);
  const taking = useCopyShare(whole && { code: whole, fileName: () => fileNameOf(row.design, "png") });
  const link = row.short_link;
  const content = codeName(t, { ...row, link });
  const title = contentTitle(t, row);
  const below = [
    ...(row.name !== null && link ? [codeName(t, { ...row, name: null, link })] : []),
    ...(row.name !== null || link ? [previewText(title)] : []),
  ];
  const kind = row.design.kind === "barcode" ? barcodeFormats[row.design.barcodeFormat].label : null;
  return (
    <li
      tabIndex={-1}
      className={clsx(
        "grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-box border bg-surface p-3 sm:gap-x-4 sm:p-4 lg:flex",
        selected ? "border-accent/60" : "border-line",
      )}
    >
      <SelectBox label={t("history.select", { content })} checked={selected} onChange={onSelect} />
      <Thumbnail redrawn={redrawn} background={row.design.background} />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 font-medium break-words" title={title}>
          {content}
        </p>
        {below.length === 0 ? null : (
          <p className="mt-0.5 truncate text-sm text-soft" title={title}>
            {below.join(" · ")}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-faint">
          <Badge tone="accent">{t(`type.${row.type}`)}</Badge>
          {kind ? <span>{kind}</span> : null}
          <time dateTime={row.created_at}>{date.format(new Date(row.created_at))}</time>
          <span>{t("history.downloads", { n: row.download_count })}</span>
          {row.scan_count > 0 || row.short_link_id !== null ? (
            <span>{t("history.scans", { n: row.scan_count })}</span>
          ) : null}
          {folder === null ? null : (
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <Folder aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="truncate">{folder}</span>
            </span>
          )}
        </div>
      </div>
      <div className="col-span-3 flex shrink-0 items-center justify-end gap-0.5">
        {row.short_link_id === null ? null : (
          <LinkButton
            to={`/customer/links/${row.short_link_id}`}
            size="sm"
            variant="quiet"
            className="mr-auto lg:mr-0 lg:size-10 lg:px-0! lg:[&_svg]:size-5!"
            title={t("history.scan_figures")}
            icon={<ChartNoAxesColumn aria-hidden="true" />}
          >
            <span className="lg:sr-only">{t("history.scan_figures")}</span>
          </LinkButton>
        )}
        <IconButton
          label={t("history.star_of", { content })}
          aria-pressed={row.favourite}
          onClick={onFavourite}
        >
          <Star aria-hidden="true" className={row.favourite ? "fill-current text-warn" : ""} />
        </IconButton>
        <Menu
          items={[
            ...FILE_FORMATS.map((format) => ({
              name: t("history.as", { format: format.toUpperCase() }),
              icon: <Download aria-hidden="true" />,
              onSelect: () => void download(format),
            })),
            ...(whole ? copyItems(taking, content, t) : []),
          ]}
        >
          <Button
            size="sm"
            variant="quiet"
            className="size-10 px-0! pointer-coarse:size-11 [&_svg]:size-5!"
            busy={busy || taking.busy !== null || logo === "loading"}
            icon={<Download aria-hidden="true" />}
            aria-label={t("history.download_of", { content })}
            title={t("history.download")}
          />
        </Menu>
        <IconButton label={t("history.delete_of", { content })} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <Menu
          items={[
            { name: t("history.edit"), icon: <PencilLine aria-hidden="true" />, onSelect: onEdit },
            { name: t("history.again"), icon: <QrCode aria-hidden="true" />, onSelect: onGenerate },
            { name: t("history.rename"), icon: <Tag aria-hidden="true" />, onSelect: onRename },
            { name: t("history.move"), icon: <FolderInput aria-hidden="true" />, onSelect: onMove },
          ]}
        >
          <IconButton label={t("history.more_of", { content })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </Menu>
      </div>
    </li>
  );
}

/** @param name name for sharing */
const copyItems = (
  { copy, share }: ReturnType<typeof useCopyShare>,
  name: string,
  t: Translate,
): MenuItem[] => [
  ...(["png", "svg"] as const).map((format) => ({
    name: t(`download.copy_${format}`),
    icon: <Copy aria-hidden="true" />,
    onSelect: () => copy(format),
  })),
  ...(canShare()
    ? [{ name: t("download.share"), icon: <Share2 aria-hidden="true" />, onSelect: () => share(name) }]
    : []),
];
