import { clsx } from "clsx";
import { Ellipsis, Folder as FolderIcon, FolderPlus, Inbox, Layers, Star, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../../../components/Button.tsx";
import { Menu } from "../../../components/dialogs/Menu.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import type { Counts, Folder } from "../../../history/history-api.ts";

/** The place that shows batches instead of codes. */
export const BATCHES = "batches";

interface Props {
  /** "all", "favourites", "none", "batches" or the id of a folder. */
  place: string;
  counts: Counts | null;
  folders: readonly Folder[] | null;
  /** Number of batches. */
  batches: number | undefined;
  onPlace: (place: string) => void;
  onNew: () => void;
  onRename: (folder: Folder) => void;
  onDelete: (folder: Folder) => void;
}

/**
 * Navigation within the history: everything, favorites, a folder. A list next to the codes, a select on
 * phones.
 */
export function Places(props: Props) {
  const t = useMessages();
  const { place, counts, folders, batches, onPlace } = props;
  const number = new Intl.NumberFormat(useLanguage());
  const fixed = [
    { id: "all", name: t("history.all"), icon: <Layers />, count: counts?.total },
    { id: "favourites", name: t("history.favourites"), icon: <Star />, count: counts?.favourites },
    { id: "none", name: t("history.unfiled"), icon: <Inbox />, count: counts?.unfiled },
    { id: BATCHES, name: t("history.batches"), icon: <Table2 />, count: batches },
  ];
  const own = folders ?? [];
  const current = own.find(({ id }) => id === place);
  return (
    <>
      <nav aria-label={t("history.places")} className="max-md:hidden">
        <ul className="grid grid-cols-1 gap-0.5">
          {fixed.map(({ id, name, icon, count }) => (
            <li key={id}>
              <PlaceButton {...{ icon, name, count }} isHere={id === place} onClick={() => onPlace(id)} />
            </li>
          ))}
          {own.map((folder) => (
            <li key={folder.id} className="group relative">
              <PlaceButton
                icon={<FolderIcon />}
                name={folder.name}
                count={folder.records}
                isHere={folder.id === place}
                hasMenu
                onClick={() => onPlace(folder.id)}
              />
              <div className="absolute inset-y-0 right-0 flex items-center opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
                <FolderMenu folder={folder} {...props} />
              </div>
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 min-h-10! w-full justify-start!"
          icon={<FolderPlus aria-hidden="true" />}
          onClick={props.onNew}
        >
          {t("history.new_folder")}
        </Button>
      </nav>
      <div className="flex items-end gap-1 md:hidden">
        <div className="min-w-0 grow">
          <SelectField
            label={t("history.places")}
            value={place}
            onChoose={onPlace}
            options={[...fixed, ...own.map(({ id, name, records }) => ({ id, name, count: records }))].map(
              ({ id, name, count }) => ({
                value: id,
                text: count === undefined ? name : `${name} (${number.format(count)})`,
              }),
            )}
          />
        </div>
        {current ? <FolderMenu folder={current} {...props} /> : null}
        <IconButton label={t("history.new_folder")} onClick={props.onNew}>
          <FolderPlus aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}

function PlaceButton({
  icon,
  name,
  count,
  isHere,
  hasMenu = false,
  onClick,
}: {
  icon: ReactNode;
  name: string;
  count: number | undefined;
  isHere: boolean;
  hasMenu?: boolean;
  onClick: () => void;
}) {
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <button
      type="button"
      aria-current={isHere || undefined}
      onClick={onClick}
      title={name}
      className={clsx(
        "flex min-h-10 w-full items-center gap-2.5 rounded-box pl-3 text-left text-button transition-colors hover:bg-hover hover:text-ink",
        "[&_svg]:size-4.5 [&_svg]:shrink-0",
        hasMenu ? "pr-3 group-focus-within:pr-11 group-hover:pr-11 pointer-coarse:pr-11" : "pr-3",
        isHere ? "bg-hover font-medium text-ink [&_svg]:text-accent" : "text-soft",
      )}
    >
      {icon}
      <span className="min-w-0 grow truncate">{name}</span>
      <span className="text-sm text-faint">{count === undefined ? "" : number.format(count)}</span>
    </button>
  );
}

function FolderMenu({
  folder,
  onRename,
  onDelete,
}: Pick<Props, "onRename" | "onDelete"> & { folder: Folder }) {
  const t = useMessages();
  return (
    <Menu
      items={[
        { name: t("history.rename_folder"), onSelect: () => onRename(folder) },
        { name: t("history.delete_folder"), onSelect: () => onDelete(folder) },
      ]}
    >
      <IconButton label={t("history.folder_menu", { name: folder.name })}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    </Menu>
  );
}
