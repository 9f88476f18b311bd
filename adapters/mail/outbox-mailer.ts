import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "../../core/ports/mailer.ts";
import type { Ids } from "../../core/ports/system.ts";

/** Writes each mail as a file `<id>.eml` that only this user can read, where no mail server is set (D18). */
export function createOutboxMailer(folder: string, from: string, ids: Ids): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = ids.next();
      const unfinished = join(folder, `.${id}.part`);
      const file = await open(unfinished, "wx", 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${id}.eml`));
    },
  };
}
