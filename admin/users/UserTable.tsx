import {
  Box,
  Card,
  Checkbox,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Tooltip,
} from "@mui/material";
import { Eye, Pencil, Trash2, type LucideIcon } from "lucide-react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { Breakable } from "../kit/Breakable.tsx";
import { stackedRows, UNSEEN_ON_PHONES } from "../kit/stacked-rows.ts";
import { StatusBadge } from "../kit/StatusBadge.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { useDates } from "../kit/use-dates.ts";
import { nameOf, TONES, type AdminUser } from "./user.ts";
import { UserAvatar } from "./UserAvatar.tsx";

export interface Sort {
  field: string;
  order: "ASC" | "DESC";
}

interface Props {
  users: readonly AdminUser[];
  selected: ReadonlyMap<string, string>;
  onSelect: (users: readonly AdminUser[], isSelected: boolean) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onChanged: () => void;
  onDelete: (user: AdminUser) => void;
}

const COLUMNS = [
  ["full_name", "users.user"],
  ["email", "users.email"],
  ["role", "users.role"],
  ["created_at", "users.joined"],
  ["status", "users.status"],
] as const;

const AREAS = ["select user user", ". email email", ". role status", ". joined actions"];

/** The accounts of one page. */
export function UserTable({ users, selected, onSelect, sort, onSort, onChanged, onDelete }: Props) {
  const t = useTranslate();
  const chosen = users.filter(({ id }) => selected.has(id)).length;
  return (
    <TableContainer component={Card} sx={{ position: "relative" }}>
      <Table aria-label={t("users.title")} sx={stackedRows(AREAS, "auto minmax(0, 1fr) auto", "58rem")}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen > 0 && chosen === users.length}
                indeterminate={chosen > 0 && chosen < users.length}
                onChange={({ target }) => onSelect(users, target.checked)}
                slotProps={{ input: { "aria-label": t("users.select_all") } }}
              />
            </TableCell>
            {COLUMNS.map(([field, label]) => (
              <SortCell key={field} field={field} label={t(label)} sort={sort} onSort={onSort} />
            ))}
            <TableCell align="right" sx={UNSEEN_ON_PHONES}>
              {t("users.actions")}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isSelected={selected.has(user.id)}
              onSelect={(isSelected) => onSelect([user], isSelected)}
              onChanged={onChanged}
              onDelete={() => onDelete(user)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function SortCell({
  field,
  label,
  sort,
  onSort,
}: {
  field: string;
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  const isSorted = sort.field === field;
  const direction = sort.order === "ASC" ? "asc" : "desc";
  return (
    <TableCell sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? direction : "asc"}
        onClick={() => onSort({ field, order: isSorted && sort.order === "ASC" ? "DESC" : "ASC" })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

interface RowProps {
  user: AdminUser;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChanged: () => void;
  onDelete: () => void;
}

function UserRow({ user, isSelected, onSelect, onChanged, onDelete }: RowProps) {
  const t = useTranslate();
  const { day } = useDates();
  const name = nameOf(user);
  return (
    <TableRow hover selected={isSelected}>
      <TableCell padding="checkbox" sx={{ gridArea: "select" }}>
        <Checkbox
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          slotProps={{ input: { "aria-label": t("users.select", { name }) } }}
        />
      </TableCell>
      <TableCell sx={{ gridArea: "user" }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0 }}>
          <UserAvatar user={user} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 500, maxWidth: { sm: "14rem" } }}>
              <Breakable text={name} />
            </Box>
            <Box component="code" sx={{ color: "text.disabled", fontSize: "0.75rem" }}>
              {user.id.slice(0, 8)}
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={{ gridArea: "email", maxWidth: "16rem" }}>
        <Breakable text={user.email} />
      </TableCell>
      <TableCell sx={{ gridArea: "role" }}>
        <RoleSelect user={user} onChanged={onChanged} />
      </TableCell>
      <TableCell sx={{ gridArea: "joined", whiteSpace: "nowrap" }}>
        <time dateTime={user.created_at}>{day(user.created_at)}</time>
      </TableCell>
      <TableCell sx={{ gridArea: "status", justifySelf: "end" }}>
        <StatusBadge tone={TONES[user.status]} label={t(`users.${user.status}`)} />
      </TableCell>
      <TableCell align="right" sx={{ gridArea: "actions", justifySelf: "end", whiteSpace: "nowrap" }}>
        <RowLink label={t("users.view", { name })} Icon={Eye} to={`/admin/users/${user.id}`} />
        <RowLink label={t("users.edit_named", { name })} Icon={Pencil} to={`/admin/users/${user.id}/edit`} />
        <Tooltip title={t("users.delete_named", { name })}>
          <IconButton aria-label={t("users.delete_named", { name })} onClick={onDelete} color="error">
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
}

function RowLink({ label, Icon, to }: { label: string; Icon: LucideIcon; to: string }) {
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} aria-label={label}>
        <Icon aria-hidden="true" size={18} />
      </IconButton>
    </Tooltip>
  );
}
