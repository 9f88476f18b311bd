import { closeSync, fsyncSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { openNewFile } from "../batch/output/new-file.node.ts";
import { storageError } from "../batch/output/storage-error.ts";
import type { ByteSink } from "./pdf-file.ts";

/**
 * A file beside its name until it is finished: there is a whole one under that, or none.
 * @throws DomainError `storage_failed`, as its functions do
 */
export function createFileSink(path: string): ByteSink {
  const unfinished = `${path}.part`;
  const storing = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw storageError(path, error);
    }
  };
  const file = storing(() => openNewFile(unfinished));
  return {
    write: (bytes) => storing(() => writeFileSync(file, bytes)),
    finish() {
      storing(() => {
        fsyncSync(file);
        renameSync(unfinished, path);
      });
      closeSync(file);
    },
    discard() {
      closeSync(file);
      rmSync(unfinished, { force: true });
    },
  };
}
