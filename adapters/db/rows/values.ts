import { DomainError } from "../../../core/errors.ts";

/** PostgreSQL refuses anything else where a uuid is asked for; to us it is an unknown id. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** Text that PostgreSQL cannot hold: NUL in text (22021) and in jsonb (22P05), half a surrogate pair in jsonb (22P02). */
const UNSTORABLE = ["22021", "22P05", "22P02"];

/**
 * Waits for a statement that stores what people typed.
 * @throws DomainError `validation_failed` where the text holds a character that cannot be stored
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

/** int8 comes as text, since it can exceed a JavaScript number; our counts do not. */
export function toCount(value: string | number | undefined): number {
  return Number(value ?? 0);
}
