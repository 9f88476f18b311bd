import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { DomainError } from "../../core/errors.ts";

/** Magic text of an encrypted archive; followed by 16 bytes of salt, then the chunks. */
export const SEAL = Buffer.from("Quietzone backup, AES-256-GCM, scrypt, 1\n");
const SALT_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** scrypt cost: 128 MiB of memory and about half a second per guess (OWASP: N = 2^17, r = 8, p = 1). */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Cached key of the current archive, which is read again after it was written. */
let last: { passphrase: string; salt: Buffer; key: Buffer } | null = null;

async function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  if (last && last.passphrase === passphrase && last.salt.equals(salt)) return last.key;
  const key = await new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize("NFC"), salt, 32, COST, (error, derived) =>
      error ? reject(error) : resolve(derived),
    ),
  );
  last = { passphrase, salt: Buffer.from(salt), key };
  return key;
}

/**
 * Nonce that numbers the chunks and marks the last (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár): chunks can be
 * neither dropped nor swapped, and the end cannot be cut off. A key is used for one archive only, so a counter is a safe nonce.
 */
function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(piece, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a stream under a passphrase. */
export async function* seal(
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(passphrase, salt);
  const head = Buffer.concat([SEAL, salt]);
  yield head;
  for await (const { bytes, number, isLast } of pieces(chunks, PIECE_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast)).setAAD(head);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws DomainError `archive_unreadable` if the passphrase is wrong or a bit was changed */
export async function* unseal(
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | null = null;
  let key: Buffer = Buffer.alloc(0);
  async function* body(): AsyncGenerator<Uint8Array> {
    let start: Buffer = Buffer.alloc(0);
    for await (const chunk of chunks) {
      if (head) {
        yield chunk;
        continue;
      }
      start = Buffer.concat([start, chunk]);
      if (start.length < SEAL.length + SALT_BYTES) continue;
      head = start.subarray(0, SEAL.length + SALT_BYTES);
      key = await keyOf(passphrase, head.subarray(SEAL.length));
      yield start.subarray(head.length);
    }
  }
  for await (const { bytes, number, isLast } of pieces(body(), PIECE_BYTES + TAG_BYTES)) {
    if (!head || bytes.length < TAG_BYTES) throw wrong();
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, isLast), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(head).setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw wrong();
    }
  }
}

const wrong = (): DomainError =>
  new DomainError("archive_unreadable", "The passphrase is not the archive's, or the archive is damaged");

/** Splits a stream into chunks of one size; the last may be shorter, and there is always one. */
async function* pieces(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; number: number; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    // hold one back: only the next read shows whether it is the last
    while (waiting.length > size) {
      yield { bytes: waiting.subarray(0, size), number, isLast: false };
      waiting = waiting.subarray(size);
      number += 1;
    }
  }
  yield { bytes: waiting, number, isLast: true };
}
