import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "../../core/ports/mailer.ts";
import type { Ids } from "../../core/ports/system.ts";
import { toMessage } from "./message.ts";
import type { Sender } from "./sender.ts";

/** Writes each mail as a file `<id>.eml` that only this user can read, if no mail server is configured. */
export function createOutboxMailer(options: {
  folder: string;
  readSender: () => Promise<Sender>;
  ids: Ids;
}): Mailer {
  const { folder, readSender, ids } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, await readSender()));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(folder, `${ids.next()}.eml`, message as Buffer);
    },
  };
}

/** Uses a hidden name until the file is flushed: a listing of the folder only shows complete mails. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${name}.part`);
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
