import { Box, Checkbox } from "@mui/material";
import { Eye, MailPlus, Pencil, Trash2 } from "lucide-react";
import { DataTable, useCreatePath, useListContext, useRecordContext, useTranslate } from "react-admin";
import { Breakable } from "../kit/Breakable.tsx";
import { RowAction } from "../kit/list/RowAction.tsx";
import { StatusBadge } from "../kit/StatusBadge.tsx";
import { Table } from "../kit/list/Table.tsx";
import { useDates } from "../kit/use-dates.ts";
import { RoleSelect } from "./RoleSelect.tsx";
import { isInvitable, nameOf, TONES, type AdminUser } from "./user.ts";
import { UserAvatar } from "./UserAvatar.tsx";
import { useInvite } from "./use-invite.ts";

/** CSS grid areas of a row on a phone. */
const PHONE_GRID_AREAS = [
  "select full_name full_name",
  "email email email",
  "role role status",
  "created_at created_at created_at",
  "last_sign_in_at last_sign_in_at actions",
];
const FITS = ["select", "role", "created_at", "last_sign_in_at", "status", "actions"];

/** On a phone, the checkbox sits above the lines below it. */
const ABOVE_LINES = { ml: { xs: -2.5, sm: 0 } };

/** The accounts of one page. */
export function UserTable({ onDelete }: { onDelete: (user: AdminUser) => void }) {
  const t = useTranslate();
  const { day } = useDates();
  const createPath = useCreatePath();
  const invite = useInvite();
  return (
    <Table
      aria-label={t("users.title")}
      areas={PHONE_GRID_AREAS}
      columns="auto minmax(0, 1fr) auto"
      width="60rem"
      fits={FITS}
      labels={{ created_at: t("users.joined"), last_sign_in_at: t("users.last_sign_in") }}
      isHeadSeenOnPhones
      bulkActionButtons={false}
    >
      <DataTable.Col source="select" label={<SelectAll />} disableSort padding="checkbox" field={Select} />
      <DataTable.Col source="full_name" label="users.user" field={Name} />
      <DataTable.Col
        source="email"
        label="users.email"
        render={({ email }: AdminUser) => <Breakable text={email} minWidth="9rem" />}
      />
      <DataTable.Col source="role" label="users.role" field={RoleSelect} />
      <DataTable.Col
        source="created_at"
        label="users.joined"
        render={({ created_at }: AdminUser) => <time dateTime={created_at}>{day(created_at)}</time>}
      />
      <DataTable.Col
        source="last_sign_in_at"
        label="users.last_sign_in"
        render={({ last_sign_in_at: at }: AdminUser) =>
          at ? <time dateTime={at}>{day(at)}</time> : t("users.never")
        }
      />
      <DataTable.Col
        source="status"
        label="users.status"
        sx={{ justifySelf: "end" }}
        render={({ status }: AdminUser) => <StatusBadge tone={TONES[status]} label={t(`users.${status}`)} />}
      />
      <DataTable.Col
        source="actions"
        label="users.actions"
        disableSort
        align="right"
        sx={{ justifySelf: "end" }}
        headerClassName="unseen-on-phones"
        render={(user: AdminUser) => {
          const name = nameOf(user);
          const path = (type: "show" | "edit") => createPath({ resource: "users", type, id: user.id });
          return (
            <>
              {isInvitable(user) ? (
                <RowAction
                  label={t("users.invite_named", { name })}
                  Icon={MailPlus}
                  onClick={() => invite(user.id)}
                />
              ) : null}
              <RowAction label={t("users.view", { name })} Icon={Eye} to={path("show")} />
              <RowAction label={t("users.edit_named", { name })} Icon={Pencil} to={path("edit")} />
              <RowAction
                label={t("users.delete_named", { name })}
                Icon={Trash2}
                isDangerous
                onClick={() => onDelete(user)}
              />
            </>
          );
        }}
      />
    </Table>
  );
}

function SelectAll() {
  const t = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<AdminUser>();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      checked={chosen > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
      slotProps={{ input: { "aria-label": t("ra.action.select_all") } }}
      sx={ABOVE_LINES}
    />
  );
}

/** React-admin's own checkbox does not name its row. */
function Select() {
  const t = useTranslate();
  const user = useRecordContext<AdminUser>();
  const { selectedIds, onToggleItem } = useListContext<AdminUser>();
  if (!user) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(user.id)}
      onChange={() => onToggleItem(user.id)}
      slotProps={{ input: { "aria-label": t("users.select", { name: nameOf(user) }) } }}
      sx={ABOVE_LINES}
    />
  );
}

function Name() {
  const t = useTranslate();
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0 }}>
      <UserAvatar user={user} />
      <Box sx={{ minWidth: 0 }}>
        {/* its address is in the next column */}
        {user.full_name ? (
          <Box sx={{ fontWeight: 500 }}>
            <Breakable text={user.full_name} />
          </Box>
        ) : (
          <Box sx={{ color: "text.secondary" }}>{t("users.no_name")}</Box>
        )}
        {/* the first digits are the same for everybody who joined within a minute */}
        <Box component="code" sx={{ color: "text.disabled", fontSize: "0.75rem" }}>
          …{user.id.slice(-8)}
        </Box>
      </Box>
    </Box>
  );
}
