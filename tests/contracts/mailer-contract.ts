import { beforeAll, describe, expect, test } from "vitest";
import type { Mail, Mailer } from "../../core/ports/mailer.ts";
import type { readMail } from "../support/mailbox.ts";

type SentMail = Awaited<ReturnType<typeof readMail>>;

const SUBJECTS = [
  "Confirm your email address",
  "Confirma tu dirección de correo: ¿eres tú?",
  "Confirmez votre adresse à l’aide du code ci-joint, où que vous soyez",
  "Bestätigen Sie Ihre Adresse für Größenübersicht",
  "Conferma l’indirizzo: perché no, c’è più libertà",
  "Confirme o endereço de e-mail da sua conta em São João",
  "Ein sehr langer Betreff ".repeat(12).trim(),
  "確認 ✅ ‮Подтвердите",
];

const mailTo = (to: string, change: Partial<Mail> = {}): Mail => ({
  to,
  subject: "Hello",
  text: "Plain words",
  html: "<!doctype html><p>Words in HTML</p>",
  ...change,
});

/**
 * What every mailer keeps to.
 * @param open gives the mailer and what it sent, as a mail program reads it
 */
export function mailerContract(
  open: () => Promise<{ mailer: Mailer; sent: (to: string) => Promise<SentMail> }>,
): void {
  describe("a mailer", () => {
    let mailer: Mailer;
    let sent: (to: string) => Promise<SentMail>;
    beforeAll(async () => ({ mailer, sent } = await open()));

    test("sends both parts from the site to the one recipient", async () => {
      await mailer.send(
        mailTo("ada@example.com", { text: "Grüße, 確認 ✅\n", html: "<p>Grüße, 確認 ✅</p>\n" }),
      );
      const mail = await sent("ada@example.com");
      expect(mail.to).toEqual([{ name: "", address: "ada@example.com" }]);
      expect(mail.from).toEqual({ name: "Our Côdes", address: "codes@example.org" });
      expect(mail.text?.trim()).toBe("Grüße, 確認 ✅");
      expect(mail.html?.trim()).toBe("<p>Grüße, 確認 ✅</p>");
      expect(mail.cc ?? mail.bcc ?? mail.attachments).toEqual([]);
    });

    test("gives each mail an id, a date and the auto-submitted header", async () => {
      await mailer.send(mailTo("marks@example.com"));
      await mailer.send(mailTo("marks@example.com"));
      const [one, other] = [await sent("marks@example.com"), await sent("marks@example.com")];
      expect(one.messageId).toMatch(/^<[^<>\s]+@example\.org>$/);
      expect(other.messageId).not.toBe(one.messageId);
      expect(Math.abs(Date.parse(one.date ?? "") - Date.now())).toBeLessThan(60_000);
      expect(one.headers).toContainEqual(
        expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
      );
    });

    test.each(SUBJECTS)("keeps the subject %s", async (subject) => {
      await mailer.send(mailTo("subjects@example.com", { subject }));
      expect((await sent("subjects@example.com")).subject).toBe(subject);
    });

    test("does not let a subject inject headers", async () => {
      const subject = "Hello\r\nBcc: eve@example.net\r\n\r\n<p>Eve's words</p>";
      await mailer.send(mailTo("lines@example.com", { subject }));
      const mail = await sent("lines@example.com");
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(mail.subject).toBe("Hello Bcc: eve@example.net <p>Eve's words</p>");
      expect(mail.text?.trim()).toBe("Plain words");
    });

    test.each([
      "ada@example.com, eve@example.net",
      "ada@example.com\r\nBcc: eve@example.net",
      "Ada <ada@example.com>",
      "ada@example.com>\nRCPT TO:<eve@example.net",
      "ada",
      "",
    ])("refuses to send to %j, which is not one address", async (to) => {
      await expect(mailer.send(mailTo(to))).rejects.toMatchObject({ code: "mail_refused" });
    });

    test("delivers long lines and lines that begin with a dot", async () => {
      const text = `${"x".repeat(3000)}\n.\n..two\nlast`;
      await mailer.send(mailTo("dots@example.com", { text }));
      expect((await sent("dots@example.com")).text?.trim()).toBe(text);
    });
  });
}
