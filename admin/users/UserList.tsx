import { Button } from "@mui/material";
import { FileUp, Shield, UserPlus, UserRound, Users } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { accountList } from "../../core/users/user-list.ts";
import { ACCOUNT_STATUSES } from "../../core/users/user.ts";
import { tablePath } from "../data-provider.ts";
import { ExportButton } from "../kit/list/ExportButton.tsx";
import { ChoiceFilter, SearchFilter } from "../kit/list/filters.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { StatCards } from "../kit/StatCards.tsx";
import { useServer } from "../kit/use-server.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { SelectedUsers } from "./SelectedUsers.tsx";
import type { AdminUser, UserStats } from "./user.ts";
import { UserTable } from "./UserTable.tsx";

/** /admin/users: all accounts. */
export function UserList() {
  const t = useTranslate();
  const [isImporting, setImporting] = useState(false);
  const [toDelete, setToDelete] = useState<AdminUser | null>(null);
  return (
    <ListPage
      shape={accountList}
      head={{
        title: t("users.title"),
        text: t("users.text"),
        actions: (
          <>
            <ExportButton failed="users.export_failed" isServers />
            <Button
              variant="outlined"
              startIcon={<FileUp aria-hidden="true" size={16} />}
              onClick={() => setImporting(true)}
            >
              {t("users.import")}
            </Button>
            <RefreshButton />
            <Button
              variant="contained"
              component={Link}
              to="/admin/users/create"
              startIcon={<UserPlus aria-hidden="true" size={16} />}
            >
              {t("users.add")}
            </Button>
          </>
        ),
      }}
      perPage={10}
      sort={{ field: "created_at", order: "DESC" }}
      above={<Figures />}
      filters={
        <>
          <SearchFilter source="q" label={t("users.search")} />
          <ChoiceFilter
            source="role"
            label={t("users.role")}
            all={t("users.all_roles")}
            options={[
              ["admin", t("users.admins")],
              ["customer", t("users.customers")],
            ]}
          />
          <ChoiceFilter
            source="status"
            label={t("users.status")}
            all={t("users.all_statuses")}
            options={ACCOUNT_STATUSES.map((name) => [name, t(`users.${name}`)])}
          />
        </>
      }
      toolbar={<SelectedUsers />}
      Icon={Users}
      texts={{
        failed: "users.failed",
        none: "users.none",
        noneText: "users.none_text",
        noneFiltered: "users.none_filtered",
        pageOf: "users.page_of",
      }}
      below={
        <>
          <DeleteUserDialog user={toDelete} onClose={() => setToDelete(null)} />
          <ImportDialog open={isImporting} onClose={() => setImporting(false)} />
        </>
      }
    >
      <UserTable onDelete={setToDelete} />
    </ListPage>
  );
}

/** Figures of all accounts, regardless of the filter. */
function Figures() {
  const t = useTranslate();
  const { data: stats, error, refetch } = useServer<UserStats>(`${tablePath("users")}/stats`);
  return (
    <StatCards
      failure={{ error, onRetry: refetch }}
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
