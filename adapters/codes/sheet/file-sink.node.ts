import { closeSync, fsyncSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { followedLink } from "../batch/output/followed-link.node.ts";
import { openNewFile } from "../batch/output/new-file.node.ts";
import { storageError } from "../batch/output/storage-error.ts";
import type { ByteSink } from "./pdf-file.ts";

/**
 * A file beside its name until it is finished: there is a whole one under that, or none. Where a link has that name, it stays, and what it
 * leads to is replaced.
 * @throws DomainError `storage_failed`, as its functions do
 */
export function createFileSink(path: string): ByteSink {
  const storing = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw storageError(path, error);
    }
  };
  const place = storing(() => followedLink(path));
  const unfinished = `${place}.part`;
  const file = storing(() => openNewFile(unfinished));
  return {
    write: (bytes) => storing(() => writeFileSync(file, bytes)),
    finish() {
      storing(() => {
        fsyncSync(file);
        renameSync(unfinished, place);
      });
      closeSync(file);
    },
    discard() {
      closeSync(file);
      rmSync(unfinished, { force: true });
    },
  };
}
