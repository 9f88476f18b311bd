import { IMAGE_FOLDERS, imageKeyType } from "../images/image-key.ts";
import { ownerOfImage } from "../images/user-images.ts";
import { DomainError } from "../errors.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { Digest } from "./backup-archive.ts";

/** Concurrent transfers to or from a network store; pictures have at most 5 MB each. */
const AT_ONCE = 8;

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.byteLength === b.byteLength && a.every((byte, at) => byte === b[at]);

/**
 * The pictures of an installation, in any store. Restored pictures are added beside the existing ones, and
 * surplus ones are removed only after the commit, so that every row finds its pictures whenever a restore is
 * interrupted.
 */
export function createBackupPictures(images: ImageStore, digest: () => Digest) {
  const digestOf = (bytes: Uint8Array): string => {
    const sum = digest();
    sum.add(bytes);
    return sum.hex();
  };

  async function* keys(): AsyncGenerator<string> {
    for (const folder of IMAGE_FOLDERS) yield* await images.list(`${folder}/`);
  }

  const get = async (key: string) => ({ key, bytes: (await images.find(key))?.bytes });

  /** Yields every picture; skips those that are removed meanwhile. */
  async function* entries(): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
    const ahead: Promise<{ key: string; bytes: Uint8Array | undefined }>[] = [];
    async function* next() {
      const found = await ahead.shift();
      if (found?.bytes) yield { key: found.key, bytes: found.bytes };
    }
    for await (const key of keys()) {
      const picture = get(key);
      // the error is handled when the picture is yielded
      picture.catch(() => undefined);
      ahead.push(picture);
      if (ahead.length >= AT_ONCE) yield* next();
    }
    while (ahead.length > 0) yield* next();
  }

  async function isEmpty(): Promise<boolean> {
    return (await keys().next()).done === true;
  }

  async function open() {
    const before = new Set<string>();
    for await (const key of keys()) before.add(key);
    const [kept, added] = [new Set<string>(), new Set<string>()];
    const changed = new Map<string, string>();
    const running = new Set<Promise<void>>();

    async function bring(key: string, bytes: Uint8Array): Promise<void> {
      const there = before.has(key) ? await images.find(key) : null;
      if (there && isSame(there.bytes, bytes)) return;
      // the existing picture with this name may still be needed
      if (there) return void changed.set(key, digestOf(bytes));
      added.add(key);
      await images.put(key, bytes, imageKeyType(key) ?? "");
    }

    return {
      /** Throws the error of an earlier transfer. */
      async add(key: string, bytes: Uint8Array): Promise<void> {
        kept.add(key);
        while (running.size >= AT_ONCE) await Promise.race(running);
        const work = bring(key, bytes);
        running.add(work);
        work.then(
          () => running.delete(work),
          () => undefined,
        );
      },
      /** Waits for all transfers. */
      all: async () => void (await Promise.all(running)),
      /** Removes the added pictures. */
      async undo(): Promise<void> {
        await Promise.allSettled(running);
        for (const key of added) await images.remove(key);
      },
      /** Whether some names belong to different pictures: `replace` needs all entries again. */
      hasChanged: () => changed.size > 0,
      /**
       * Replaces a different picture that had this name; does nothing for identical ones.
       * @throws DomainError `archive_unreadable` if it is not the picture that `add` was given
       */
      async replace(key: string, bytes: Uint8Array): Promise<void> {
        const wanted = changed.get(key);
        if (wanted === undefined) return;
        if (digestOf(bytes) !== wanted) throw changedArchive(key);
        await images.put(key, bytes, imageKeyType(key) ?? "");
      },
      /** Removes existing pictures that are no longer needed. */
      async settle(): Promise<void> {
        for (const key of before) if (!kept.has(key)) await images.remove(key);
      },
    };
  }

  return { entries, isEmpty, open };
}

const changedArchive = (key: string): DomainError =>
  new DomainError(
    "archive_unreadable",
    `The archive changed while it was read: everything is restored but pictures from ${key} on. Restore it again with --force`,
  );

export type BackupPictures = ReturnType<typeof createBackupPictures>;

/** Whether a picture belongs to one of these accounts. */
export const isPictureOf = (key: string, users: ReadonlySet<string>): boolean => {
  const owner = ownerOfImage(key);
  return owner !== null && users.has(owner);
};
