import { Alert, Box, Button, Typography } from "@mui/material";
import { Trash2, UserCog } from "lucide-react";
import { useState } from "react";
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from "react-admin";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { nameOf, type AdminUser } from "./user.ts";
import { ChangeSelectedDialog, type Change } from "./ChangeSelectedDialog.tsx";
import { useInvitedTexts } from "./use-invite.ts";
import { deleteUsers, type Refusal } from "./users-api.ts";

/** Reasons for failed deletions, as message keys. */
const REASONS: Partial<Record<string, string>> = {
  conflict: "users.reason_last_admin",
  confirmation_needed: "users.reason_self",
  user_not_found: "users.reason_gone",
  user_banned: "users.reason_banned",
};
/** Messages for codes that mean something else outside a deletion, by title of the list. */
const OTHER_REASONS: Partial<Record<string, typeof REASONS>> = {
  "users.not_changed": { confirmation_needed: "users.reason_self_change" },
  "users.not_invited": { conflict: "users.reason_in_use" },
};

/** Style of a button that only states what is missing. */
const RESTING = { color: "text.disabled", borderColor: "var(--line)" };

/** Bulk actions on the selected accounts, and the reasons for refusals. */
export function SelectedUsers() {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider();
  const { selectedIds, onSelect } = useListContext<AdminUser>();
  const [asking, setAsking] = useState<"delete" | "change" | null>(null);
  const [kept, setKept] = useState<{ title: string; reasons: readonly string[] } | null>(null);
  const invited = useInvitedTexts();
  const count = selectedIds.length;
  const ask = (what: "delete" | "change") =>
    count === 0 ? notify("users.select_first", { type: "warning" }) : setAsking(what);

  const run = async () => {
    const { deleted, refused } = await deleteUsers(selectedIds.map(String)).catch((error: unknown) => {
      if (!(error instanceof SignInNotConfirmed)) notify("users.delete_failed", { type: "error" });
      throw error;
    });
    if (deleted.length > 0)
      notify("users.deleted_many", { type: "success", messageArgs: { n: deleted.length } });
    await done("users.not_deleted", refused);
  };
  const changed = async (change: Change, n: number, refused: Refusal[]) => {
    const isInvitation = change === "send_invitation";
    if (n > 0)
      notify(isInvitation ? invited.many : "users.changed_many", {
        type: "success",
        messageArgs: { n },
      });
    await done(isInvitation ? "users.not_invited" : "users.not_changed", refused);
  };
  /** Refused accounts stay selected, with their reasons. */
  const done = async (title: string, refused: Refusal[]) => {
    const reasonOf = (code: string) => OTHER_REASONS[title]?.[code] ?? REASONS[code];
    setAsking(null);
    const ids = refused.map(({ id }) => id);
    const { data } = ids.length > 0 ? await provider.getMany<AdminUser>("users", { ids }) : { data: [] };
    const names = new Map(data.map((user) => [user.id, nameOf(user)]));
    const reasons = refused.map(({ id, code, message }) =>
      t(reasonOf(code) ?? "users.reason_other", { name: names.get(id) ?? id.slice(-8), reason: message }),
    );
    setKept(refused.length > 0 ? { title: t(title, { n: refused.length }), reasons } : null);
    onSelect(ids);
    refresh();
  };

  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", rowGap: 3, minHeight: 40, mb: 3 }}>
        <Typography
          component="output"
          variant="body2"
          sx={{ color: "text.secondary", mr: count > 0 ? 3 : 0 }}
        >
          {count > 0 ? t("users.selected", { n: count }) : null}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button
            variant="outlined"
            color="error"
            aria-disabled={count === 0}
            startIcon={<Trash2 aria-hidden="true" size={16} />}
            onClick={() => ask("delete")}
            sx={count === 0 ? RESTING : {}}
          >
            {t("users.delete_selected")}
          </Button>
          <Button
            variant="outlined"
            aria-disabled={count === 0}
            startIcon={<UserCog aria-hidden="true" size={16} />}
            onClick={() => ask("change")}
            sx={count === 0 ? RESTING : {}}
          >
            {t("users.change_selected")}
          </Button>
        </Box>
      </Box>
      {kept ? (
        <Alert severity="warning" role="alert" onClose={() => setKept(null)} sx={{ mb: 4 }}>
          {kept.title}
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {kept.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
      <ConfirmDialog
        open={asking === "delete"}
        title={t("users.delete_many_title")}
        texts={[t("users.delete_many_question", { n: count }), t("users.delete_warning")]}
        confirm={t("users.delete")}
        isDangerous
        onConfirm={run}
        onClose={() => setAsking(null)}
      />
      {asking === "change" ? (
        <ChangeSelectedDialog
          ids={selectedIds.map(String)}
          onDone={(change, n, refused) => void changed(change, n, refused)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
