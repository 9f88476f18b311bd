import { availableParallelism } from "node:os";
import { createImageAddresses } from "../../core/api/image-addresses.ts";
import { createApiKeyService } from "../../core/api-keys/api-key-service.ts";
import { batchEntries } from "../codes/batch/batch-entries.node.ts";
import { threadEntry } from "../codes/threads/thread-entry.node.ts";
import { symbolModules } from "../codes/encode/symbol-modules.ts";
import { createCodeWorkshop, type WorkshopOptions } from "../codes/workshop/code-workshop.node.ts";
import type { Base } from "./base.ts";
import { countCodes } from "../metrics/count-codes.ts";

export type ThreadEntries = Pick<WorkshopOptions, "entry" | "batchEntries">;

const ownEntries: ThreadEntries = {
  entry: threadEntry("code-worker.js", "../workshop/worker.node.ts"),
  batchEntries,
};

/** Services of the public API: keys, image addresses, and threads that encode and decode codes. */
export function createApi(
  { apiKeys, transact, transactAs, trail, settings, secrets, clock, ids, siteUrl, metrics }: Base,
  threadEntries = ownEntries,
) {
  const apiKeyService = createApiKeyService({
    apiKeys,
    transact,
    transactAs,
    trail,
    settings,
    secrets,
    clock,
    ids,
  });
  const workshop = createCodeWorkshop({
    ...threadEntries,
    threads: Math.max(1, Math.floor(availableParallelism() / 2)),
  });
  return {
    apiKeys: apiKeyService,
    imageAddresses: createImageAddresses({ secrets, settings, siteUrl, clock, apiKeys: apiKeyService }),
    symbolModules,
    workshop: countCodes(workshop, metrics.codes),
  };
}
