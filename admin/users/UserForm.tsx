import { Alert, Box, Button, Card } from "@mui/material";
import {
  SaveButton,
  SelectInput,
  TextInput,
  useGetIdentity,
  useRecordContext,
  useTranslate,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { ROLES, type Role } from "../../core/users/user.ts";
import { CheckboxInput } from "../kit/form/CheckboxInput.tsx";
import type { ComparedField } from "../kit/form/conflict-rows.ts";
import { RecordForm } from "../kit/form/RecordForm.tsx";
import { useSendsMail } from "../outbox/use-sends-mail.ts";
import type { AdminUser } from "./user.ts";

/** Form values of an account. A cleared field is null. */
export interface UserFormValues {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  role: Role;
  invite: boolean;
  email_confirmed: boolean;
  new_owner: boolean;
  confirm_self: boolean;
}

const roleName = (role: string): string => (role === "admin" ? "users.administrator" : "users.customer");

const EMPTY: Partial<UserFormValues> = {
  first_name: "",
  last_name: "",
  email: "",
  role: "customer",
  invite: false,
  new_owner: false,
  confirm_self: false,
};

const isMoved = (typed: Partial<UserFormValues>, user: AdminUser): boolean =>
  typed.email?.trim() !== user.email;

const namesOf = ({ first_name, last_name, role }: UserFormValues) => ({
  first_name: first_name ?? "",
  last_name: last_name ?? "",
  role,
});

/** Request body of a new account. */
export const newUser = (typed: UserFormValues) => ({
  ...namesOf(typed),
  email: typed.email?.trim(),
  invite: typed.invite,
});

/** Request body of a change: assurances and confirmations only if the change concerns them. */
export function userChanges(typed: UserFormValues, { previousData: user }: { previousData: AdminUser }) {
  const moved = isMoved(typed, user);
  const vouches = moved || typed.email_confirmed !== (user.email_confirmed_at !== null);
  return {
    ...namesOf(typed),
    ...(moved && { email: typed.email?.trim() }),
    ...(vouches && { email_confirmed: typed.email_confirmed }),
    ...(moved && typed.new_owner && { new_owner: true }),
    ...(typed.confirm_self && { confirm_self: true }),
  };
}

/** Fields by which changes of an account are compared. */
export const userFields: readonly ComparedField[] = [
  { source: "first_name", label: "users.first_name" },
  { source: "last_name", label: "users.last_name" },
  { source: "email", label: "users.email" },
  {
    source: "email_confirmed",
    label: "users.confirmed_by_admin",
    read: (user) => (user as AdminUser).email_confirmed_at !== null,
  },
  { source: "role", label: "users.role", say: roleName },
];

const validate = ({ email }: Partial<UserFormValues>): Record<string, string> =>
  email?.trim() ? {} : { email: "users.email_required" };

/** Names, address and role of an account; for a new one, also how its owner signs in. @param save label of the save button */
export function UserForm({ save }: { save: string }) {
  const t = useTranslate();
  const user = useRecordContext<AdminUser>();
  return (
    <RecordForm
      defaultValues={{ ...EMPTY, email_confirmed: user?.email_confirmed_at != null }}
      validate={validate}
    >
      <Card sx={{ p: { xs: 4, sm: 6 }, maxWidth: "40rem", display: "grid", gap: 5 }}>
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          <TextInput source="first_name" label="users.first_name" autoComplete="off" />
          <TextInput source="last_name" label="users.last_name" autoComplete="off" />
        </Box>
        <TextInput source="email" label="users.email" type="email" isRequired autoComplete="off" />
        {user ? <Owner user={user} /> : <WayIn />}
        <SelectInput
          source="role"
          label="users.role"
          choices={ROLES.map((id) => ({ id, name: roleName(id) }))}
          isRequired
        />
        <Demotion>
          {(isUnsure) => (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
              <SaveButton label={save} icon={<></>} alwaysEnable={!isUnsure} disabled={isUnsure} />
              <Button
                variant="outlined"
                component={Link}
                to={user ? `/admin/users/${user.id}/show` : "/admin/users"}
              >
                {t("kit.cancel")}
              </Button>
            </Box>
          )}
        </Demotion>
      </Card>
    </RecordForm>
  );
}

/** The owner of the address. */
function Owner({ user }: { user: AdminUser }) {
  const moved = isMoved(useWatch(), user);
  const sendsMail = useSendsMail();
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <CheckboxInput
        source="email_confirmed"
        label="users.confirmed_by_admin"
        help={moved && sendsMail ? "users.email_note" : "users.confirmed_note"}
      />
      {moved ? (
        <CheckboxInput source="new_owner" label="users.new_owner" help="users.new_owner_note" />
      ) : null}
    </Box>
  );
}

function WayIn() {
  const { invite } = useWatch() as Partial<UserFormValues>;
  const inviteNote = useSendsMail() ? "users.invite_note" : "users.invite_kept_note";
  return (
    <CheckboxInput source="invite" label="users.invite" help={invite ? inviteNote : "users.password_note"} />
  );
}

/** Asks admins again before they demote themselves. */
function Demotion({ children }: { children: (isUnsure: boolean) => React.ReactNode }) {
  const t = useTranslate();
  const user = useRecordContext<AdminUser>();
  const { data: self } = useGetIdentity();
  const { role, confirm_self } = useWatch() as Partial<UserFormValues>;
  const demotesSelf = user?.role === "admin" && role === "customer" && self?.id === user.id;
  return (
    <>
      {demotesSelf ? (
        <Alert severity="warning">
          {t("users.demote_self_text")}
          <CheckboxInput source="confirm_self" label="users.own_account" />
        </Alert>
      ) : null}
      {children(demotesSelf && !confirm_self)}
    </>
  );
}
