import type { presentAnyShortLink } from "../../core/presenters/present-short-link.ts";
import { TextField, Typography } from "@mui/material";
import { Link2, RotateCcw, ShieldBan } from "lucide-react";
import { useState } from "react";
import { DataTable, useNotify, useRefresh, useTranslate, useUpdate } from "react-admin";
import { Breakable } from "../kit/Breakable.tsx";
import { FormDialog } from "../kit/form/FormDialog.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { useSendsMail } from "../outbox/use-sends-mail.ts";
import { PartList } from "../kit/list/ListPage.tsx";
import { RowAction } from "../kit/list/RowAction.tsx";
import { Table } from "../kit/list/Table.tsx";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { useDates } from "../kit/use-dates.ts";

/** A short link as /api/admin/short_links sends it. */
type UserLink = ReturnType<typeof presentAnyShortLink>;

const stateOf = ({ taken_down_reason: reason, paused }: UserLink): [Tone, string] =>
  reason !== null
    ? ["danger", "users.link_down"]
    : paused
      ? ["warn", "users.link_paused"]
      : ["good", "users.active"];
const nameOf = ({ code }: UserLink): string => `/s/${code}`;

/** Short links of an account and their targets. Admins do not see what else the owner makes and stores. */
export function UserLinks({ userId }: { userId: string }) {
  const t = useTranslate();
  const { day } = useDates();
  const [toTakeDown, setToTakeDown] = useState<UserLink | null>(null);
  const refresh = useRefresh();
  const [update] = useUpdate();
  const saving = useSaving({
    saved: "users.put_back_now",
    saveFailed: "users.save_failed",
    onSaved: refresh,
  });
  const putBack = (link: UserLink) =>
    void update(
      "short-links",
      { id: link.id, data: { taken_down_reason: null }, previousData: link },
      saving,
    );
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 6, mb: 3 }}>
        {t("users.links")}
      </Typography>
      <PartList
        part={{ resource: "short-links", filter: { user_id: userId } }}
        perPage={10}
        sort={{ field: "created_at", order: "DESC" }}
        Icon={Link2}
        texts={{
          failed: "users.links_failed",
          none: "users.links",
          noneText: "users.links_none",
          noneFiltered: "users.links_none",
        }}
        below={<TakeDownDialog link={toTakeDown} onClose={() => setToTakeDown(null)} />}
      >
        <Table
          aria-label={t("users.links")}
          areas={["code actions", "target target", "created_at scan_count", "paused paused"]}
          columns="minmax(0, 1fr) auto"
          width="52rem"
          fits={["code", "scan_count", "created_at", "paused", "actions"]}
          labels={{ scan_count: t("users.scans"), created_at: t("users.link_created") }}
          bulkActionButtons={false}
        >
          <DataTable.Col
            source="code"
            label="users.link"
            render={(link: UserLink) => <code>{nameOf(link)}</code>}
          />
          <DataTable.Col
            source="target"
            label="users.target"
            sx={{ overflowWrap: "anywhere" }}
            render={({ target, taken_down_reason: reason }: UserLink) => (
              <>
                <Breakable text={target} />
                {reason === null ? null : (
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    {reason}
                  </Typography>
                )}
              </>
            )}
          />
          <DataTable.Col source="scan_count" label="users.scans" />
          <DataTable.Col
            source="created_at"
            label="users.link_created"
            render={({ created_at }: UserLink) => <time dateTime={created_at}>{day(created_at)}</time>}
          />
          <DataTable.Col
            source="paused"
            label="users.status"
            disableSort
            render={(link: UserLink) => {
              const [tone, label] = stateOf(link);
              return <StatusBadge tone={tone} label={t(label)} />;
            }}
          />
          <DataTable.Col
            source="actions"
            label="users.actions"
            disableSort
            align="right"
            sx={{ justifySelf: "end" }}
            render={(link: UserLink) =>
              link.taken_down_reason === null ? (
                <RowAction
                  label={t("users.take_down_named", { name: nameOf(link) })}
                  Icon={ShieldBan}
                  isDangerous
                  onClick={() => setToTakeDown(link)}
                />
              ) : (
                <RowAction
                  label={t("users.put_back_named", { name: nameOf(link) })}
                  Icon={RotateCcw}
                  onClick={() => putBack(link)}
                />
              )
            }
          />
        </Table>
      </PartList>
    </section>
  );
}

function TakeDownDialog({ link, onClose }: { link: UserLink | null; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const sendsMail = useSendsMail();
  const [reason, setReason] = useState("");
  const [update] = useUpdate();
  const run = async () => {
    if (link === null) return;
    await update(
      "short-links",
      { id: link.id, data: { taken_down_reason: reason.trim() }, previousData: link },
      { mutationMode: "pessimistic", returnPromise: true },
    );
    notify("users.taken_down_now", { type: "success" });
    setReason("");
    onClose();
    refresh();
  };
  return (
    <FormDialog
      open={link !== null}
      title={t("users.take_down_title", { name: link ? nameOf(link) : "" })}
      submit={t("users.take_down")}
      isReady={reason.trim() !== ""}
      isDangerous
      onSubmit={run}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {t(sendsMail ? "users.take_down_text" : "users.take_down_no_mail")}
      </Typography>
      <TextField
        fullWidth
        multiline
        required
        label={t("users.take_down_reason")}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}
