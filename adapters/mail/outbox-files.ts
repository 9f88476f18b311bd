import { open, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { OutboxFile, OutboxFiles } from "../../core/mail/outbox.ts";

/** Only names in the outbox's own format: an id cannot point elsewhere. */
const NAME = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.eml$/;
/** Limit within which the headers of all our mails end. */
const HEAD_BYTES = 8192;
/** Cache size: files never change. */
const REMEMBERED = 5000;

/** The mails in the folder `outbox`. */
export function createOutboxFiles(folder: string): OutboxFiles {
  const known = new Map<string, OutboxFile>();
  const pathOf = (id: string): string | null => (NAME.test(`${id}.eml`) ? join(folder, `${id}.eml`) : null);

  async function find(id: string): Promise<OutboxFile | null> {
    const path = pathOf(id);
    const head = path && (await readHead(path));
    if (!head) return null;
    const file = known.get(id) ?? (await fileOf(id, head));
    if (known.size >= REMEMBERED) known.clear();
    known.set(id, file);
    return file;
  }

  return {
    find,

    async list(limit) {
      const names = await readdir(folder).catch(absent);
      const ids = (names ?? []).map((name) => NAME.exec(name)?.[1]).filter((id) => id !== undefined);
      // ids begin with their time
      const newest = ids.toSorted().toReversed().slice(0, limit);
      const files: OutboxFile[] = [];
      for (const id of newest) {
        const file = known.get(id) ?? (await find(id));
        if (file) files.push(file);
      }
      return files;
    },

    async read(id) {
      const path = pathOf(id);
      const bytes = path && (await readFile(path).catch(absent));
      if (!bytes) return null;
      const { text = "", html = "" } = await PostalMime.parse(bytes);
      return { text, html, source: bytes.toString("utf8") };
    },

    async remove(id) {
      const path = pathOf(id);
      if (!path) return false;
      known.delete(id);
      return rm(path).then(
        () => true,
        (error: unknown) => absent(error) !== null,
      );
    },
  };
}

function absent(error: unknown): null {
  if ((error as { code?: string }).code === "ENOENT") return null;
  throw error;
}

async function readHead(path: string): Promise<Buffer | null> {
  const file = await open(path, "r").catch(absent);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function fileOf(id: string, head: Uint8Array): Promise<OutboxFile> {
  const { to, subject } = await PostalMime.parse(head);
  const [first] = to ?? [];
  // the first 48 bits of a UUIDv7 are its time in milliseconds (RFC 9562 §5.7)
  const createdAt = new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16));
  return { id, createdAt, to: first?.address ?? "", subject: subject ?? "" };
}
