import { createServer, type AddressInfo } from "node:net";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createSmtpMailer } from "../../../adapters/mail/smtp-mailer.ts";
import { serverOfSettings, type SmtpSettings } from "../../../adapters/mail/smtp-server.ts";
import { mailerContract } from "../../contracts/mailer-contract.ts";
import { startMailbox, type Mailbox } from "../../support/mailbox.ts";

const from = { name: "Our Côdes", address: "codes@example.org" };
const mail = { to: "ada@example.com", subject: "Hello", text: "Words", html: "<p>Words</p>" };

const open: Mailbox[] = [];
afterAll(() => Promise.all(open.map((mailbox) => mailbox.close())));

/** A mail server that stops after the test. */
async function mailboxOf(options: Parameters<typeof startMailbox>[0]): Promise<Mailbox> {
  const mailbox = await startMailbox(options);
  onTestFinished(() => mailbox.close());
  return mailbox;
}
const running = new AbortController().signal;
const mailerTo = (url: string, closing = running) =>
  createSmtpMailer({ readRoute: async () => ({ server: { url }, from }), closing });

mailerContract(async () => {
  const mailbox = await startMailbox();
  open.push(mailbox);
  return { mailer: mailerTo(mailbox.url), sent: (to) => mailbox.next(to) };
});

test("the envelope has one recipient and the sender's address without a name", async () => {
  const senders: string[] = [];
  const mailbox = await mailboxOf({
    onMailFrom: ({ address }, _session, done) => {
      senders.push(address);
      done();
    },
  });
  await mailerTo(mailbox.url).send(mail);
  expect((await mailbox.next("ada@example.com")).recipients).toEqual(["ada@example.com"]);
  expect(senders).toEqual(["codes@example.org"]);
});

const refusing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

describe("an answer of the server", () => {
  test.each([
    [550, "mail_refused"],
    [451, "unavailable"],
  ])("%i to the recipient is reported as %s", async (status, code) => {
    const mailbox = await mailboxOf({
      onRcptTo: (_address, _session, done) => done(refusing(status, "no such user ada@example.com")),
    });
    const error = await mailerTo(mailbox.url)
      .send(mail)
      .catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toContain("ada@example.com");
  });

  test.each([
    [554, "mail_refused"],
    [452, "unavailable"],
  ])(
    "%i to the content is reported as %s, without what the server quotes from the mail",
    async (status, code) => {
      const mailbox = await mailboxOf({
        onData: (stream, _session, done) => {
          stream.resume();
          stream.on("end", () =>
            done(refusing(status, "bad link https://codes.example/verify?token=secret")),
          );
        },
      });
      const error = await mailerTo(mailbox.url)
        .send(mail)
        .catch((refusal: unknown) => refusal);
      expect(error).toMatchObject({ code });
      expect(String(error)).not.toContain("token");
    },
  );

  test("that refuses the password makes the mail wait, since the operator can fix it", async () => {
    const mailbox = await mailboxOf({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusing(535, "wrong password")),
    });
    const url = mailbox.url.replace("smtp://", "smtp://codes:secret@");
    await expect(mailerTo(url).send(mail)).rejects.toMatchObject({ code: "unavailable" });
  });

  test("that does not come makes the mail wait", async () => {
    const mailbox = await startMailbox();
    await mailbox.close();
    await expect(mailerTo(mailbox.url).send(mail)).rejects.toMatchObject({ code: "unavailable" });
  });

  test("that does not come delays no abort", async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void silent.close());
    const connected = new Promise((resolve) => silent.once("connection", resolve));
    const stop = new AbortController();
    const { port } = silent.address() as AddressInfo;
    const sending = mailerTo(`smtp://127.0.0.1:${port}`, stop.signal).send(mail);
    await connected;
    stop.abort();
    await expect(sending).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("a mail server from the settings", () => {
  const settings: SmtpSettings = {
    smtp_host: "mail.example.org",
    smtp_port: 0,
    smtp_username: "codes",
    smtp_password: "open sesame",
    smtp_encryption: "none",
  };
  const mailerOf = (changes: Partial<SmtpSettings>) =>
    createSmtpMailer({
      readRoute: async () => ({ server: serverOfSettings({ ...settings, ...changes }, "127.0.0.1"), from }),
      closing: running,
    });

  test("is signed in to with its configured name and password", async () => {
    const seen: unknown[] = [];
    const mailbox = await mailboxOf({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    await mailerOf({ smtp_port: mailbox.port }).send(mail);
    expect(seen).toEqual([["codes", "open sesame"]]);
    expect((await mailbox.next("ada@example.com")).subject).toBe("Hello");
  });

  test("with tls gets no credentials and no mail if it does not offer encryption", async () => {
    let asked = false;
    const mailbox = await mailboxOf({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        asked = true;
        done(null, { user: "codes" });
      },
    });
    const sending = mailerOf({ smtp_port: mailbox.port, smtp_encryption: "tls" }).send(mail);
    await expect(sending).rejects.toMatchObject({ code: "unavailable" });
    expect([asked, mailbox.waiting()]).toEqual([false, []]);
  });

  test.each(["tls", "ssl"] as const)(
    "with %s gets no mail if its certificate is for another host",
    async (way) => {
      const mailbox = await mailboxOf({
        disabledCommands: [],
        secure: way === "ssl",
        onAuth: (_auth, _session, done) => done(null, { user: "codes" }),
      });
      const sending = mailerOf({ smtp_port: mailbox.port, smtp_encryption: way }).send(mail);
      await expect(sending).rejects.toMatchObject({ code: "unavailable" });
      expect(mailbox.waiting()).toEqual([]);
    },
  );
});
