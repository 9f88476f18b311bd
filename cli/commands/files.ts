import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { commandLine } from "../../core/audit/actor.ts";
import { DomainError } from "../../core/errors.ts";
import type { VerificationFileService } from "../../core/verification-files/verification-file-service.ts";
import type { VerificationFile } from "../../core/verification-files/verification-file.ts";
import { readError } from "../../adapters/codes/batch/output/storage-error.ts";
import { withServices } from "../with-services.ts";

const MAX_ROWS = 1000;

const withFiles = <T>(work: (files: VerificationFileService) => Promise<T>): Promise<T> =>
  withServices((services) => work(services.verificationFiles));

async function idOf(files: VerificationFileService, name: string): Promise<string> {
  const { items } = await files.list(
    { sort: "original_name", order: "asc", offset: 0, limit: MAX_ROWS },
    { q: name },
  );
  const found = items.find(({ id, originalName }) => originalName === name || id === name);
  if (!found) throw new DomainError("not_found", `There is no verification file ${name}`);
  return found.id;
}

/**
 * `quietzone files`: files that verify the ownership of the site to other services, while a server is running
 * or not.
 */
export const files = {
  /** Newest first. */
  list: (): Promise<VerificationFile[]> =>
    withFiles(async (all) => {
      const query = { sort: "created_at", order: "desc", offset: 0, limit: MAX_ROWS } as const;
      return (await all.list(query, {})).items;
    }),

  /**
   * Keeps the local file names. The server checks their public addresses, if one is running.
   * @throws WrongUse for an invalid name or type; DomainError `not_found`, `conflict`, `too_large`
   */
  upload: (paths: readonly string[]): Promise<VerificationFile[]> =>
    withFiles(async (all) => {
      const uploaded: VerificationFile[] = [];
      for (const path of paths) {
        const bytes = await readFile(path).catch((cause: unknown) => {
          throw readError(path, cause);
        });
        uploaded.push(await all.upload(commandLine, { name: basename(path), bytes }));
      }
      return uploaded;
    }),

  /** Asks the public address: needs a server that runs. @throws DomainError `not_found` */
  check: (name: string): Promise<VerificationFile> =>
    withFiles(async (all) => all.check(await idOf(all, name))),

  /** @throws DomainError `not_found` */
  delete: (name: string): Promise<VerificationFile> =>
    withFiles(async (all) => all.remove(commandLine, await idOf(all, name))),
};
