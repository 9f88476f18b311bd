import { expect, test } from "vitest";
import { mailedLink } from "../../../core/auth/mailed/mailed-link.ts";
import { holdsSecret, maskMail } from "../../../core/mail/mask-mail.ts";
import type { MailOrder } from "../../../core/mail/mail-order.ts";
import { writeMail } from "../../../core/mail/write-mail.ts";
import { LANGUAGES } from "../../../core/languages.ts";
import { publicDefaults } from "../../../core/settings/public-defaults.ts";

const SITE = "https://codes.example.org";
const TOKEN = "Zm9vYmFy-_ToKeN0123456789abcdefghijklmnopqr";
const link = mailedLink(SITE, { link: TOKEN, type: "recovery", redirectTo: `${SITE}/verify` });
const linkAndCode = { link, code: "482913" };

const secret = [
  ["confirm_signup", linkAndCode],
  ["recovery", linkAndCode],
  ["magic_link", linkAndCode],
  ["invite", linkAndCode],
  ["email_change_current", { ...linkAndCode, newEmail: "new@example.com" }],
  ["email_change_new", { ...linkAndCode, newEmail: "new@example.com" }],
  ["reauthentication", { code: "482913" }],
] as const;

const write = (kind: string, values: object, language: string) =>
  writeMail({ kind, to: "a@example.org", language, values } as MailOrder, publicDefaults, SITE);

test.each(secret)("%s is masked without its token or code in every language", (kind, values) => {
  for (const language of LANGUAGES) {
    const mail = write(kind, values, language);
    const masked = maskMail(mail);
    expect(holdsSecret(mail)).toBe(true);
    expect(holdsSecret(masked)).toBe(false);
    for (const part of [masked.text, masked.html, masked.html.replace(/<[^>]+>/g, "")]) {
      expect(part).not.toContain(TOKEN);
      expect(part).not.toMatch(/482\s*913/);
    }
    expect(masked.text).toContain("••••••");
  }
});

test("a mail without credentials is not changed", () => {
  for (const [kind, values] of [
    ["password_changed", {}],
    ["account_exists", { link: `${SITE}/login` }],
    ["recovery_code_used", { left: "7" }],
  ] as const) {
    const mail = write(kind, values, "en");
    expect(maskMail(mail)).toEqual({ text: mail.text, html: mail.html });
  }
});
