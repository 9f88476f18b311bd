import { closeSync, fstatSync, fsyncSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { DomainError } from "../../../core/errors.ts";
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
  // another run with the same output begins a file of its own under that name
  const isStillOurs = (): boolean => {
    const named = statSync(unfinished, { throwIfNoEntry: false });
    return named !== undefined && named.ino === fstatSync(file).ino;
  };
  return {
    write: (bytes) => storing(() => writeFileSync(file, bytes)),
    finish() {
      if (!storing(isStillOurs))
        throw new DomainError(
          "conflict",
          `Another run writes ${path} as well, so this one did not: give each a name of its own.`,
        );
      storing(() => {
        fsyncSync(file);
        renameSync(unfinished, place);
      });
      closeSync(file);
    },
    discard() {
      if (isStillOurs()) rmSync(unfinished, { force: true });
      closeSync(file);
    },
  };
}
