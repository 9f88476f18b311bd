import { Download, FolderInput, Star, Trash2, X } from "lucide-react";
import { FILE_FORMATS, type FileFormat } from "../../../../core/codes/file-format.ts";
import { Button, IconButton } from "../../../components/Button.tsx";
import { Menu } from "../../../components/dialogs/Menu.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { ProgressBar } from "../../../components/loading/ProgressBar.tsx";
import type { ZipProgress } from "../actions/use-zip.ts";

/** Actions on all selected codes. */
export function ManyBar({
  allFavourite,
  zipping,
  onZip,
  onCancelZip,
  onMove,
  onFavourite,
  onDelete,
  onClear,
}: {
  allFavourite: boolean;
  zipping: ZipProgress | null;
  onZip: (format: FileFormat) => void;
  onCancelZip: () => void;
  onMove: () => void;
  onFavourite: () => void;
  onDelete: () => void;
  onClear: () => void;
}) {
  const t = useMessages();
  if (zipping) {
    return (
      <div className="flex grow items-center gap-4">
        <div className="grow">
          <ProgressBar
            label={t("history.zipping")}
            value={zipping.done}
            max={zipping.total}
            detail={t("history.zip_progress", { n: zipping.done, total: zipping.total })}
          />
        </div>
        <Button size="sm" onClick={onCancelZip}>
          {t("common.cancel")}
        </Button>
      </div>
    );
  }
  return (
    <fieldset aria-label={t("history.actions")} className="flex min-w-0 grow items-center justify-end gap-1">
      <Menu
        items={FILE_FORMATS.map((format) => ({
          name: t("history.zip_as", { format: format.toUpperCase() }),
          onSelect: () => onZip(format),
        }))}
      >
        <Button
          size="sm"
          variant="primary"
          className="shrink-0 max-sm:w-10 max-sm:px-0!"
          icon={<Download aria-hidden="true" />}
          aria-label={t("history.zip")}
        >
          <span className="max-sm:hidden">{t("history.zip")}</span>
        </Button>
      </Menu>
      <IconButton label={t("history.move")} onClick={onMove}>
        <FolderInput aria-hidden="true" />
      </IconButton>
      <IconButton label={t(allFavourite ? "history.unstar" : "history.star")} onClick={onFavourite}>
        <Star aria-hidden="true" className={allFavourite ? "fill-current text-warn" : ""} />
      </IconButton>
      <IconButton label={t("history.delete")} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label={t("history.clear_selection")} onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
