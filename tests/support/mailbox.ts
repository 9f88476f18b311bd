import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A received mail. */
export interface ReceivedMail extends Email {
  /** Recipients of the envelope. */
  recipients: string[];
  /** The first link in the plain text, or empty. */
  link: string;
  /** The first six-digit number in the plain text, or empty. */
  code: string;
}

export interface Mailbox {
  /** Value for SMTP_URL. */
  url: string;
  port: number;
  /** Waits for the oldest unread mail to an address and marks it as read. */
  next(to: string): Promise<ReceivedMail>;
  /** All unread mails. */
  waiting(): ReceivedMail[];
  close(): Promise<void>;
}

/**
 * A real mail server on a free port that receives the product's mail. To start a product that sends mail:
 * `startServer({ SMTP_URL: mailbox.url })`.
 */
export async function startMailbox({
  port = 0,
  ...options
}: SMTPServerOptions & { port?: number } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const readers: { to: string; hand: (mail: ReceivedMail) => void }[] = [];

  function arrive(mail: ReceivedMail): void {
    const reader = readers.findIndex(({ to }) => mail.recipients.includes(to));
    if (reader === -1) mails.push(mail);
    else readers.splice(reader, 1)[0]?.hand(mail);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const read = async () => arrive({ ...(await readMail(await buffer(stream))), recipients });
      void read().then(() => answer(), answer);
    },
    ...options,
  });
  // the sender may disconnect at any time
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    next(to) {
      const found = mails.findIndex(({ recipients }) => recipients.includes(to));
      const mail = found === -1 ? undefined : mails.splice(found, 1)[0];
      return mail ? Promise.resolve(mail) : new Promise((hand) => readers.push({ to, hand }));
    },
    waiting: () => [...mails],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads the file of a mail in the outbox. */
export async function readMail(bytes: Uint8Array): Promise<Omit<ReceivedMail, "recipients">> {
  const mail = await PostalMime.parse(bytes);
  const text = mail.text ?? "";
  return {
    ...mail,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? "",
    code: /\b\d{6}\b/.exec(text.replace(/https?:\/\/\S+/g, ""))?.[0] ?? "",
  };
}
