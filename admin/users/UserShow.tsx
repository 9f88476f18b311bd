import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { Ban, KeyRound, MailPlus, Pencil, ScrollText, Trash2, UserCheck } from "lucide-react";
import { useState } from "react";
import {
  ShowBase,
  useNotify,
  useRedirect,
  useRefresh,
  useShowContext,
  useTranslate,
  useUpdate,
} from "react-admin";
import { Link } from "react-router-dom";
import { Breakable } from "../kit/Breakable.tsx";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { StatusBadge } from "../kit/StatusBadge.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { useSendsMail } from "../outbox/use-sends-mail.ts";
import { BackToUsers } from "./BackToUsers.tsx";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { OneTimePasswordDialog } from "./OneTimePasswordDialog.tsx";
import { SuspendDialog } from "./SuspendDialog.tsx";
import { isInvitable, nameOf, TONES, type AdminUser } from "./user.ts";
import { UserAvatar } from "./UserAvatar.tsx";
import { UserFacts } from "./UserFacts.tsx";
import { useInvite } from "./use-invite.ts";
import { UserLinks } from "./UserLinks.tsx";
import { removeFactor, resetPassword } from "./users-api.ts";

type OpenDialog = "suspend" | "delete" | "reset" | { factor: string };

/** /admin/users/:id/show: one account and its actions. */
export function UserShow() {
  return (
    // the page itself shows that an account is gone
    <ShowBase queryOptions={{ onError: () => undefined }}>
      <Loaded />
    </ShowBase>
  );
}

function Loaded() {
  const t = useTranslate();
  const { record, error, refetch } = useShowContext<AdminUser>();
  if (record) return <View user={record} />;
  return (
    <>
      <BackToUsers />
      <PageHead title={t("users.user")} />
      {error ? (
        <ErrorState text={t("users.load_failed")} error={error} onRetry={refetch} />
      ) : (
        <Box component="output" aria-label={t("kit.loading")} sx={{ display: "grid", gap: 4 }}>
          <Skeleton height={96} />
          <Skeleton height={320} />
        </Box>
      )}
    </>
  );
}

function View({ user }: { user: AdminUser }) {
  const t = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const onChanged = useRefresh();
  const [asking, setAsking] = useState<OpenDialog | null>(null);
  const [withPassword, setWithPassword] = useState<AdminUser | null>(null);
  const saving = useSaving({
    saved: "users.unsuspended_now",
    saveFailed: "users.save_failed",
    onSaved: onChanged,
  });
  const [update] = useUpdate();
  const invite = useInvite();
  const sendsMail = useSendsMail();
  const close = () => setAsking(null);
  const name = nameOf(user);

  const unsuspend = () =>
    void update("users", { id: user.id, data: { ban_duration: "none" }, previousData: user }, saving);
  const reset = async () => {
    setWithPassword(await resetPassword(user.id));
    close();
    onChanged();
  };
  const takeFactor = async () => {
    if (asking === null || typeof asking === "string") return;
    await removeFactor(user.id, asking.factor);
    notify("users.factor_removed", { type: "success" });
    close();
    onChanged();
  };
  return (
    <>
      <BackToUsers />
      <PageHead title={name}>
        <Button
          variant="contained"
          component={Link}
          to={`/admin/users/${user.id}`}
          startIcon={<Pencil aria-hidden="true" size={16} />}
        >
          {t("users.edit")}
        </Button>
      </PageHead>
      <Card
        sx={{ p: 5, mb: 4, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 5, rowGap: 3 }}
      >
        <UserAvatar user={user} size={64} />
        <Box sx={{ flex: "1 1 14rem", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500 }}>
            <Breakable text={user.email} />
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t(user.role === "admin" ? "users.administrator" : "users.customer")}
          </Typography>
        </Box>
        <StatusBadge tone={TONES[user.status]} label={t(`users.${user.status}`)} />
      </Card>
      <UserFacts user={user} onRemoveFactor={(factor) => setAsking({ factor })} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 6 }}>
        <Button
          variant="outlined"
          component={Link}
          to={`/admin/audit-log?${new URLSearchParams({ filter: JSON.stringify({ subject: user.email }) })}`}
          startIcon={<ScrollText aria-hidden="true" size={16} />}
        >
          {t("users.show_audit")}
        </Button>
        {isInvitable(user) ? (
          <Button
            variant="outlined"
            startIcon={<MailPlus aria-hidden="true" size={16} />}
            onClick={() => invite(user.id)}
          >
            {t("users.send_invitation")}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          startIcon={<KeyRound aria-hidden="true" size={16} />}
          onClick={() => setAsking("reset")}
        >
          {t("users.reset_password")}
        </Button>
        {user.status === "suspended" ? (
          <Button
            variant="outlined"
            startIcon={<UserCheck aria-hidden="true" size={16} />}
            onClick={unsuspend}
          >
            {t("users.unsuspend")}
          </Button>
        ) : (
          <Button
            variant="outlined"
            startIcon={<Ban aria-hidden="true" size={16} />}
            onClick={() => setAsking("suspend")}
          >
            {t("users.suspend")}
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 aria-hidden="true" size={16} />}
          onClick={() => setAsking("delete")}
        >
          {t("users.delete_title")}
        </Button>
      </Box>
      {user.short_links ? <UserLinks userId={user.id} /> : null}
      <SuspendDialog user={asking === "suspend" ? user : null} onChanged={onChanged} onClose={close} />
      <DeleteUserDialog
        user={asking === "delete" ? user : null}
        onDeleted={() => redirect("list", "users")}
        onClose={close}
      />
      <ConfirmDialog
        open={asking === "reset"}
        title={t("users.reset_title", { name })}
        texts={[t("users.reset_text")]}
        confirm={t("users.reset_password")}
        onConfirm={reset}
        onClose={close}
      />
      <ConfirmDialog
        open={asking !== null && typeof asking !== "string"}
        title={t("users.remove_factor_title")}
        texts={[t(sendsMail ? "users.remove_factor_text" : "users.remove_factor_no_mail", { name })]}
        confirm={t("users.remove")}
        isDangerous
        onConfirm={takeFactor}
        onClose={close}
      />
      <OneTimePasswordDialog user={withPassword} onClose={() => setWithPassword(null)} />
    </>
  );
}
