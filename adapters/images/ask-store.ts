import { DomainError } from "../../core/errors.ts";

/** One try may take this long, from the connection to the last byte of the answer. */
const TIMEOUT_MS = 10_000;
/**
 * Time after which it does not retry, ms: a user is waiting for the picture, and further attempts would take
 * as long.
 */
const LAST_TRY_MS = 5000;
/** Waits before the second and the third try. */
const PAUSES_MS = [100, 400];

/** The full answer of a store on the network. */
export interface StoreAnswer {
  status: number;
  ok: boolean;
  bytes: Uint8Array;
  text: () => string;
}

const mayPass = (status: number): boolean => status >= 500 || status === 429;
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // fetch says "fetch failed", and why in the cause
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name;
};

/**
 * Calls a network store, up to three times if it is unavailable, overloaded or failing: all our calls can be
 * repeated.
 * @param store its name and address, for the message
 * @returns a response below 500 other than 429
 * @throws DomainError `storage_failed`
 */
export async function askStore(
  store: string,
  attempt: (signal: AbortSignal) => Promise<Response>,
  timeoutMs = TIMEOUT_MS,
): Promise<StoreAnswer> {
  const start = performance.now();
  for (let tries = 0; ; tries++) {
    const outcome = await once(attempt, timeoutMs).catch((error: unknown) => ({ error }));
    if (!("error" in outcome) && !mayPass(outcome.status)) return outcome;
    const pause = performance.now() - start > LAST_TRY_MS ? undefined : PAUSES_MS[tries];
    if (pause === undefined) {
      const why = "error" in outcome ? reasonOf(outcome.error) : `it answered ${outcome.status}`;
      throw new DomainError(
        "storage_failed",
        `${store} cannot be reached: ${why}`,
        "error" in outcome ? { cause: outcome.error } : {},
      );
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Not AbortSignal.timeout: a signal that only a Request references is garbage collected, and the wait would
 * never end. Not the signal alone either: if it is ignored, the wait still ends.
 */
async function once(
  attempt: (signal: AbortSignal) => Promise<Response>,
  timeoutMs: number,
): Promise<StoreAnswer> {
  const controller = new AbortController();
  const late = new Error(`no answer within ${timeoutMs / 1000} s`);
  const read = async (): Promise<StoreAnswer> => {
    const response = await attempt(controller.signal);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      ok: response.ok,
      bytes,
      text: () => new TextDecoder().decode(bytes),
    };
  };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(late);
      controller.abort(late);
    }, timeoutMs);
  });
  try {
    return await Promise.race([read(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
