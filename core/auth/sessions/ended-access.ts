import type { AuditEntry, AuditSubject, AuditValues } from "../../audit/audit-entry.ts";
import type { MailOrder, MailValues } from "../../mail/mail-order.ts";
import type { SettingsService } from "../../settings/settings-service.ts";
import { userSubject } from "../../users/audited-user.ts";
import type { User } from "../../users/user.ts";

/** What an account has lost because somebody else may have set it up, with the names of providers; its owner reads it in a mail. */
export type EndedAccess = MailValues["access_ended"];

/** Whether there is anything to tell. */
const isNothing = ({ keepsFactor: _kept, ...ended }: EndedAccess): boolean =>
  Object.values(ended).every((part) => (Array.isArray(part) ? part.length === 0 : Number(part) === 0));

/** The mail that tells an owner; null where nothing has ended. */
export async function endedAccessMail(
  user: Pick<User, "email" | "profile">,
  ended: EndedAccess | null,
  settings: Pick<SettingsService, "publicSettings">,
): Promise<MailOrder | null> {
  if (ended === null || isNothing(ended)) return null;
  const { sign_in_providers: known = [] } = await settings.publicSettings();
  const labelOf = (name: string): string => known.find((provider) => provider.name === name)?.label ?? name;
  const values = { ...ended, providers: ended.providers.map(labelOf) };
  return { kind: "access_ended", to: user.email, language: user.profile.language, values };
}

/** The same for the audit log; null where nothing has ended. */
export function endedAccessEntry(
  user: Pick<User, "id" | "email">,
  ended: EndedAccess | null,
): { action: AuditEntry["action"]; subject: AuditSubject; before: AuditValues } | null {
  if (ended === null || isNothing(ended)) return null;
  const { password, sessions, providers, apiKeys, signatures, factors } = ended;
  return {
    action: "access.ended",
    subject: userSubject(user),
    before: { password, sessions, providers, api_keys: apiKeys, signatures, factors },
  };
}
