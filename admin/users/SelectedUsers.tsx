import { Alert, Box, Button, Typography } from "@mui/material";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from "react-admin";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { nameOf, type AdminUser } from "./user.ts";
import { deleteUsers } from "./users-api.ts";

/** Why one of several was not deleted, in the reader's words where there are some. */
const REASONS: Partial<Record<string, string>> = {
  conflict: "users.reason_last_admin",
  confirmation_needed: "users.reason_self",
  user_not_found: "users.reason_gone",
};

/** What can be done with the selected accounts, and why some of them were refused. */
export function SelectedUsers() {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider();
  const { selectedIds, onSelect } = useListContext<AdminUser>();
  const [isAsking, setAsking] = useState(false);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const count = selectedIds.length;

  const run = async () => {
    const { deleted, refused } = await deleteUsers(selectedIds.map(String)).catch((error: unknown) => {
      if (!(error instanceof SignInNotConfirmed)) notify("users.delete_failed", { type: "error" });
      throw error;
    });
    setAsking(false);
    if (deleted.length > 0)
      notify("users.deleted_many", { type: "success", messageArgs: { n: deleted.length } });
    const ids = refused.map(({ id }) => id);
    const { data } = ids.length > 0 ? await provider.getMany<AdminUser>("users", { ids }) : { data: [] };
    const names = new Map(data.map((user) => [user.id, nameOf(user)]));
    setReasons(
      refused.map(({ id, code, message }) =>
        t(REASONS[code] ?? "users.reason_other", { name: names.get(id) ?? id.slice(-8), reason: message }),
      ),
    );
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
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 aria-hidden="true" size={16} />}
          onClick={() => (count === 0 ? notify("users.select_first", { type: "warning" }) : setAsking(true))}
        >
          {t("users.delete_selected")}
        </Button>
      </Box>
      {reasons.length > 0 ? (
        <Alert severity="warning" role="alert" onClose={() => setReasons([])} sx={{ mb: 4 }}>
          {t("users.not_deleted", { n: reasons.length })}
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t("users.delete_many_title")}
        texts={[t("users.delete_many_question", { n: count }), t("users.delete_warning")]}
        confirm={t("users.delete")}
        isDangerous
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
