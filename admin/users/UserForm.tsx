import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
} from "@mui/material";
import { useState, type FormEvent } from "react";
import { HttpError, useGetIdentity, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import type { Role } from "../../core/users/user.ts";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import type { AdminUser } from "./user.ts";
import type { UserChanges } from "./users-api.ts";

interface Props {
  /** Null: a new one. */
  user: AdminUser | null;
  /** What the button says. */
  save: string;
  onSave: (fields: UserChanges & { invite: boolean }) => Promise<void>;
  /** Said where it could not be saved. */
  failed: string;
}

interface Problem {
  text: string;
  fields: Partial<Record<string, string>>;
}

function problemOf(error: unknown, failed: string): Problem {
  if (!(error instanceof HttpError)) return { text: failed, fields: {} };
  const { code, errors } = error.body as { code?: string; errors?: Record<string, string> };
  const fields = code === "email_exists" ? { email: error.message } : (errors ?? {});
  return { text: Object.keys(fields).length > 0 ? failed : `${failed}: ${error.message}`, fields };
}

/** Names, address and role of an account; how a new one's owner comes in. */
export function UserForm({ user, save, onSave, failed }: Props) {
  const t = useTranslate();
  const { data: self } = useGetIdentity();
  const [firstName, setFirstName] = useState(user?.first_name ?? "");
  const [lastName, setLastName] = useState(user?.last_name ?? "");
  const [email, setEmail] = useState(user?.email ?? "");
  const [isConfirmed, setConfirmed] = useState(user?.email_confirmed_at != null);
  const [hasNewOwner, setNewOwner] = useState(false);
  const [role, setRole] = useState<Role>(user?.role ?? "customer");
  const [invite, setInvite] = useState(false);
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const moved = email.trim() !== user?.email;
  const demotesSelf = user?.role === "admin" && role === "customer" && self?.id === user.id;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === "") {
      setProblem({ text: failed, fields: { email: t("users.email_required") } });
      return;
    }
    setBusy(true);
    setProblem(null);
    const names = { first_name: firstName, last_name: lastName };
    try {
      await onSave({
        ...names,
        invite,
        role,
        ...(moved ? { email: email.trim() } : {}),
        ...(user && (moved || isConfirmed !== (user.email_confirmed_at !== null))
          ? { email_confirmed: isConfirmed }
          : {}),
        ...(user && moved && hasNewOwner ? { new_owner: true } : {}),
        ...(demotesSelf ? { confirm_self: isSure } : {}),
      });
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) setProblem(problemOf(error, failed));
    } finally {
      setBusy(false);
    }
  };
  const said = (name: string) => {
    const text = problem?.fields[name];
    return { error: text !== undefined, helperText: text === undefined ? undefined : t(text) };
  };
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ p: { xs: 4, sm: 6 }, maxWidth: "40rem", display: "grid", gap: 5 }}
    >
      {problem ? (
        <Alert severity="error" role="alert">
          {problem.text}
        </Alert>
      ) : null}
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        <TextField
          label={t("users.first_name")}
          value={firstName}
          onChange={({ target }) => setFirstName(target.value)}
          autoComplete="off"
          {...said("first_name")}
        />
        <TextField
          label={t("users.last_name")}
          value={lastName}
          onChange={({ target }) => setLastName(target.value)}
          autoComplete="off"
          {...said("last_name")}
        />
      </Box>
      <TextField
        label={t("users.email")}
        type="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="off"
        {...said("email")}
      />
      {user ? (
        <Box>
          <FormControlLabel
            control={
              <Checkbox checked={isConfirmed} onChange={({ target }) => setConfirmed(target.checked)} />
            }
            label={t("users.confirmed_by_admin")}
          />
          <FormHelperText>{t("users.email_note")}</FormHelperText>
          {moved ? (
            <>
              <FormControlLabel
                control={
                  <Checkbox checked={hasNewOwner} onChange={({ target }) => setNewOwner(target.checked)} />
                }
                label={t("users.new_owner")}
              />
              <FormHelperText>{t("users.new_owner_note")}</FormHelperText>
            </>
          ) : null}
        </Box>
      ) : (
        <Box>
          <FormControlLabel
            control={<Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)} />}
            label={t("users.invite")}
          />
          <FormHelperText>{t(invite ? "users.invite_note" : "users.password_note")}</FormHelperText>
        </Box>
      )}
      <TextField
        select
        label={t("users.role")}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
        {...said("role")}
      >
        <MenuItem value="customer">{t("users.customer")}</MenuItem>
        <MenuItem value="admin">{t("users.administrator")}</MenuItem>
      </TextField>
      {demotesSelf ? (
        <Alert severity="warning">
          {t("users.demote_self_text")}
          <FormControlLabel
            control={<Checkbox checked={isSure} onChange={({ target }) => setSure(target.checked)} />}
            label={t("users.own_account")}
          />
        </Alert>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button type="submit" variant="contained" loading={isBusy} disabled={demotesSelf && !isSure}>
          {save}
        </Button>
        <Button variant="outlined" component={Link} to={user ? `/admin/users/${user.id}` : "/admin/users"}>
          {t("kit.cancel")}
        </Button>
      </Box>
    </Card>
  );
}
