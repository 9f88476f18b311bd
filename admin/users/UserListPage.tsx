import { Alert, Box, Button, Skeleton, Typography } from "@mui/material";
import { Shield, Trash2, UserPlus, UserRound, Users } from "lucide-react";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { Choice } from "../kit/Choice.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { ExportUsers } from "./ExportUsers.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { Pager } from "../kit/Pager.tsx";
import { RefreshButton } from "../kit/RefreshButton.tsx";
import { SearchBox } from "../kit/SearchBox.tsx";
import { StatCards } from "../kit/StatCards.tsx";
import { useServer } from "../kit/use-server.ts";
import { DeleteSelectedDialog } from "./DeleteSelectedDialog.tsx";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { PER_PAGE, useUserList } from "./use-user-list.ts";
import { nameOf, type AdminUser, type UserStats } from "./user.ts";
import { USERS_PATH, type Deletion } from "./users-api.ts";
import { UserTable } from "./UserTable.tsx";

/** Why one of several was not deleted, in the reader's words where there are some. */
const REASONS: Partial<Record<string, string>> = {
  conflict: "users.reason_last_admin",
  confirmation_needed: "users.reason_self",
  user_not_found: "users.reason_gone",
};

export function UserListPage() {
  const t = useTranslate();
  const notify = useNotify();
  const { list, filter, page, sort, set, search } = useUserList();
  const stats = useServer<UserStats>(`${USERS_PATH}/stats`);
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());
  const [going, setGoing] = useState<AdminUser | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { data: users, total = 0, isPending, isFetching, error, refetch } = list;

  const reload = () => {
    void refetch();
    void stats.refetch();
  };
  const select = (some: readonly AdminUser[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Map(before);
      for (const user of some) {
        if (isSelected) next.set(user.id, nameOf(user));
        else next.delete(user.id);
      }
      return next;
    });
  const done = (deletion: Deletion) => {
    const reasons = deletion.refused.map(({ id, code, message }) => {
      const name = selected.get(id) ?? id.slice(0, 8);
      return t(REASONS[code] ?? "users.reason_other", { name, reason: message });
    });
    setRefused(reasons);
    setSelected(new Map(deletion.refused.flatMap(({ id }) => [[id, selected.get(id) ?? id] as const])));
    // the page may be one that is not there any more
    if (page > 1) set({});
    reload();
  };
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <PageHead title={t("users.title")} text={t("users.text")}>
        <ExportUsers
          label={t("users.export")}
          path={USERS_PATH}
          filter={filter}
          fileName="users.csv"
          failed="users.export_failed"
        />
        <RefreshButton />
        <Button
          variant="contained"
          component={Link}
          to="/admin/users/create"
          startIcon={<UserPlus aria-hidden="true" size={16} />}
        >
          {t("users.add")}
        </Button>
      </PageHead>
      <Cards stats={stats.data} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mb: 4 }}>
        <SearchBox label={t("users.search")} value={filter.q ?? ""} onSearch={search} />
        <Choice
          label={t("users.role")}
          value={filter.role ?? ""}
          all={t("users.all_roles")}
          options={[
            ["admin", t("users.admins")],
            ["customer", t("users.customers")],
          ]}
          onChoose={(role) => set({ role })}
        />
        <Choice
          label={t("users.status")}
          value={filter.status ?? ""}
          all={t("users.all_statuses")}
          options={(["active", "unconfirmed", "suspended"] as const).map((name) => [
            name,
            t(`users.${name}`),
          ])}
          onChoose={(status) => set({ status })}
        />
      </Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          rowGap: 3,
          minHeight: 40,
          mb: 3,
        }}
      >
        <Typography
          component="output"
          variant="body2"
          sx={{ color: "text.secondary", mr: selected.size > 0 ? 3 : 0 }}
        >
          {selected.size > 0 ? t("users.selected", { n: selected.size }) : null}
        </Typography>
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 aria-hidden="true" size={16} />}
          onClick={() =>
            selected.size === 0 ? notify("users.select_first", { type: "warning" }) : setAsking(true)
          }
        >
          {t("users.delete_selected")}
        </Button>
      </Box>
      {refused.length > 0 ? (
        <Alert severity="warning" role="alert" onClose={() => setRefused([])} sx={{ mb: 4 }}>
          {t("users.not_deleted", { n: refused.length })}
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
      {error ? (
        <ErrorState text={t("users.failed")} error={error} onRetry={reload} />
      ) : isPending ? (
        <Box component="output" aria-label={t("kit.loading")} sx={{ display: "grid", gap: 2 }}>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Box>
      ) : total === 0 ? (
        <EmptyState
          Icon={Users}
          title={t("users.none")}
          text={t(isNarrowed ? "users.none_filtered" : "users.none_text")}
        >
          {isNarrowed ? (
            <Button variant="outlined" onClick={() => set({ q: "", role: "", status: "" })}>
              {t("users.clear")}
            </Button>
          ) : null}
        </EmptyState>
      ) : (
        <Box aria-busy={isFetching}>
          <UserTable
            users={users ?? []}
            selected={selected}
            onSelect={select}
            sort={sort}
            onSort={({ field, order }) => set({ sort: `${field}.${order}` })}
            onChanged={reload}
            onDelete={setGoing}
          />
          <Pager
            page={page}
            perPage={PER_PAGE}
            total={total}
            onPage={(next) => set({ page: String(next) })}
            text={(at, pages) => t("users.page_of", { page: at, pages, n: total })}
          />
        </Box>
      )}
      <DeleteUserDialog
        user={going}
        onDeleted={() => {
          if (going) select([going], false);
          if (page > 1 && users?.length === 1) set({ page: String(page - 1) });
          reload();
        }}
        onClose={() => setGoing(null)}
      />
      <DeleteSelectedDialog
        open={isAsking}
        selected={selected}
        onDone={done}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Figures of all accounts, whatever the list is narrowed by. */
function Cards({ stats }: { stats: UserStats | undefined }) {
  const t = useTranslate();
  return (
    <StatCards
      stats={[
        {
          label: t("users.total"),
          value: stats?.total,
          note: stats && t("users.this_month", { n: stats.monthly_signups }),
          Icon: Users,
        },
        { label: t("users.admins"), value: stats?.admins, Icon: Shield },
        { label: t("users.customers"), value: stats?.customers, Icon: UserRound },
        { label: t("users.new_this_week"), value: stats?.weekly_signups, Icon: UserPlus },
      ]}
    />
  );
}
