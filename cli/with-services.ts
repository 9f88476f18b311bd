import { createServices, type Services } from "../adapters/app/create-services.ts";
import { loadConfig } from "../adapters/config/config.ts";
import { DomainError, type ErrorCode } from "../core/errors.ts";
import { WrongUse } from "./input/wrong-use.ts";

/** Refused because of the input: a retry does not help until it changes. */
const TYPED_WRONG: readonly ErrorCode[] = ["validation_failed", "email_address_invalid", "weak_password"];

/**
 * Runs one command with the services of the environment, while the server is running or not.
 * @throws WrongUse if a value from the command line is rejected; otherwise errors from `createServices` and
 * the work
 */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const services = await createServices(loadConfig());
  try {
    return await work(services);
  } catch (error) {
    if (!(error instanceof DomainError) || !TYPED_WRONG.includes(error.code)) throw error;
    throw new WrongUse(error.message, { cause: error });
  } finally {
    await services.close();
  }
}
