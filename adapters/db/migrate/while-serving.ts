import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";

/** How long a step may block others while it waits for a table lock, and the pause before it retries. */
const LOCK_MS = 1000;
const PAUSE_MS = 1000;
/** Errors of a step that is blocked by another connection: lock timeout, or deadlock. */
const IN_THE_WAY = ["55P03", "40P01"];

/**
 * Waiting for a lock blocks all later requests, so a step waits only for a moment and then retries.
 * @param what begins the error message
 * @param redo the command to repeat it
 * @throws DomainError `conflict` if a table stays locked by others
 */
export async function whileServing(
  knex: Knex,
  what: string,
  tries: number,
  step: (inside: Knex.Transaction) => Promise<void>,
  redo = "quietzone migrate",
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await knex.transaction(async (inside) => {
        await inside.raw(`SET LOCAL lock_timeout = ${LOCK_MS}; SET LOCAL statement_timeout = 0`);
        await step(inside);
      });
    } catch (error) {
      if (!IN_THE_WAY.includes((error as { code?: string }).code ?? "")) throw error;
      if (tried >= tries) throw busy(what, redo, error);
      await delay(PAUSE_MS);
    }
  }
}

const busy = (what: string, redo: string, cause: unknown): DomainError =>
  new DomainError(
    "conflict",
    `${what} waited for a table that somebody else holds, a long backup or an open transaction. ` +
      `It was not done, and can be tried again: ${redo}`,
    { cause },
  );
