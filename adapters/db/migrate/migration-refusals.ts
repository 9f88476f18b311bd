import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";

/** insufficient_privilege, in PostgreSQL's list of error codes. */
const MAY_NOT = "42501";

/**
 * Rejects an empty database whose encoding cannot store every character: user input would fail later, or be
 * cut within a character.
 * @throws DomainError `config_invalid` with instructions for creating the database
 */
export async function checkEncoding(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: { server_encoding: string }[] }>("SHOW server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding === "UTF8") return;
  throw new DomainError(
    "config_invalid",
    `The database keeps text as ${encoding}, which does not hold every letter: Quietzone needs UTF8. ` +
      "Make another one (CREATE DATABASE quietzone ENCODING 'UTF8' TEMPLATE template0) and name it in DATABASE_URL.",
  );
}

/**
 * Turns an error about missing privileges for a schema step into one that tells the operator what to do;
 * returns other errors unchanged.
 */
export async function asAllowed<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== MAY_NOT) throw error;
    // Knex puts the query before the message
    const said = message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "");
    throw new DomainError(
      "config_invalid",
      `The user of DATABASE_URL may not bring the database to this version (${said}). ` +
        "Make it the owner of the database and of what is in it, and start again: ALTER DATABASE ... OWNER TO ...",
      { cause: error },
    );
  }
}
