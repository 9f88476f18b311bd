import type { AuditEntry, AuditSubject, AuditValues } from "../../audit/audit-entry.ts";
import type { MailOrder, MailValues } from "../../mail/mail-order.ts";
import type { SettingsService } from "../../settings/settings-service.ts";
import { userSubject } from "../../users/audited-user.ts";
import type { User } from "../../users/user.ts";

/** Access that an account lost because someone else may have set it up, with provider names; the owner is told by mail. */
export type EndedAccess = MailValues["access_ended"];

/** Whether nothing was removed. */
const isNothing = ({ keepsFactor: _kept, ...ended }: EndedAccess): boolean =>
  Object.values(ended).every((part) => (Array.isArray(part) ? part.length === 0 : Number(part) === 0));

/** The mail to the owner; null if nothing was removed. */
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

/** The audit entry; null if nothing was removed. */
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
