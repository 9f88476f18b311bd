import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { WrongUse } from "./wrong-use.ts";

/** Fewer keep nothing shut for long. */
export const PASSPHRASE_CHARACTERS = 12;

/** Whether there is a user at the terminal to ask. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stderr.isTTY;

/** Asks for it on the terminal, which does not show it. */
export async function askPassphrase(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await asking.question("");
  } finally {
    asking.close();
    process.stderr.write("\n");
  }
}

/** Asks twice. @throws WrongUse if it is too short, or if the inputs differ */
export async function askNewPassphrase(): Promise<string> {
  const passphrase = await askPassphrase("Passphrase of the backup: ");
  if (passphrase.length < PASSPHRASE_CHARACTERS) {
    throw new WrongUse(`A passphrase needs at least ${PASSPHRASE_CHARACTERS} characters.`);
  }
  if ((await askPassphrase("Once more: ")) === passphrase) return passphrase;
  throw new WrongUse("These are two different passphrases.");
}
