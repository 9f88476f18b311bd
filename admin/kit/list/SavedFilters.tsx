import {
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  TextField,
  Tooltip,
} from "@mui/material";
import { Bookmark, BookmarkPlus, Check, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import {
  extractValidSavedQueries,
  useListContext,
  useNotify,
  useSavedQueries,
  useTranslate,
  type SavedQuery,
} from "react-admin";
import { useNavigate } from "react-router-dom";
import { FormDialog } from "../form/FormDialog.tsx";

const NAME_LENGTH = 60;

/** The same text for equal filters, in any order. */
const textOf = (filter: object): string =>
  JSON.stringify(Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b)));

/** Named filters of a list, stored in this browser only when an admin saves them. */
export function SavedFilters() {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const navigate = useNavigate();
  const { resource, filterValues, sort, perPage } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState<string | null>(null);
  const saved = extractValidSavedQueries(stored);
  const current = saved.find(({ value }) => textOf(value.filter as object) === textOf(filterValues));
  const close = () => setAnchor(null);

  const apply = ({ value: { filter, sort: by, perPage: rows } }: SavedQuery) => {
    close();
    const query = new URLSearchParams({ filter: JSON.stringify(filter), page: "1", perPage: String(rows) });
    if (by) query.set("sort", by.field);
    if (by) query.set("order", by.order);
    void navigate({ search: query.toString() });
  };
  const save = () => {
    const label = (name ?? "").trim();
    const others = saved.filter((query) => query.label !== label);
    const value = { filter: filterValues as object, displayedFilters: [], sort, perPage };
    setStored([...others, { label, value }].toSorted((a, b) => a.label.localeCompare(b.label)));
    setName(null);
    notify("kit.filter_saved", { type: "success" });
  };
  const remove = () => {
    close();
    setStored(saved.filter((query) => query !== current));
  };

  return (
    <>
      <Tooltip title={t("kit.saved_filters")}>
        <IconButton
          aria-label={t("kit.saved_filters")}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor !== null && { "aria-controls": id })}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ justifySelf: "start" }}
        >
          <Bookmark aria-hidden="true" size={18} fill={current ? "currentColor" : "none"} />
        </IconButton>
      </Tooltip>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {saved.map((query) => (
          <MenuItem key={query.label} selected={query === current} onClick={() => apply(query)}>
            <ListItemIcon>{query === current ? <Check aria-hidden="true" size={18} /> : null}</ListItemIcon>
            <ListItemText sx={{ "& > *": { overflowWrap: "anywhere", whiteSpace: "normal" } }}>
              {query.label}
            </ListItemText>
          </MenuItem>
        ))}
        {saved.length > 0 ? <Divider component="li" /> : null}
        {current ? (
          <MenuItem onClick={remove}>
            <ListItemIcon>
              <Trash2 aria-hidden="true" size={18} />
            </ListItemIcon>
            <ListItemText>{t("kit.delete_filter", { name: current.label })}</ListItemText>
          </MenuItem>
        ) : (
          <MenuItem
            disabled={Object.keys(filterValues).length === 0}
            onClick={() => {
              close();
              setName("");
            }}
          >
            <ListItemIcon>
              <BookmarkPlus aria-hidden="true" size={18} />
            </ListItemIcon>
            <ListItemText>{t("kit.save_filter")}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      <FormDialog
        open={name !== null}
        title={t("kit.save_filter")}
        submit={t("ra.action.save")}
        isReady={(name ?? "").trim() !== ""}
        onSubmit={save}
        onClose={() => setName(null)}
      >
        <TextField
          fullWidth
          label={t("kit.filter_name")}
          helperText={t("kit.filter_name_help")}
          value={name ?? ""}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
        />
      </FormDialog>
    </>
  );
}
