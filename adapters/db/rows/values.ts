import { DomainError } from "../../../core/errors.ts";

/** PostgreSQL rejects other texts for a uuid; here they count as unknown ids. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/**
 * Errors for text that PostgreSQL cannot store: NUL in text (22021) and in jsonb (22P05), half a surrogate
 * pair in jsonb (22P02).
 */
const UNSTORABLE = ["22021", "22P05", "22P02"];

/**
 * Awaits a statement that stores user input.
 * @throws DomainError `validation_failed` if the text contains a character that cannot be stored
 */
export async function storeText<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (!UNSTORABLE.includes((error as { code?: string }).code ?? "")) throw error;
    throw new DomainError(
      "validation_failed",
      "The text holds a character that cannot be stored (NUL or half a character).",
      {
        cause: error,
      },
    );
  }
}

/** int8 is returned as text, since it may exceed a JavaScript number; our counts do not. */
export function toCount(value: string | number | undefined): number {
  return Number(value ?? 0);
}
