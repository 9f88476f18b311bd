import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";

/** insufficient_privilege, of PostgreSQL's list of errors. */
const MAY_NOT = "42501";

/**
 * An empty database that cannot keep every letter takes none of ours: what people type would be refused one day, or cut within a letter.
 * @throws DomainError `config_invalid` that says how it is made
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

/** Turns a step of the schema that this database user may not run into an error that says what an operator can do; other errors are returned as they are. */
export async function asAllowed<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== MAY_NOT) throw error;
    // Knex writes the query in front
    const said = message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "");
    throw new DomainError(
      "config_invalid",
      `The user of DATABASE_URL may not bring the database to this version (${said}). ` +
        "Make it the owner of the database and of what is in it, and start again: ALTER DATABASE ... OWNER TO ...",
      { cause: error },
    );
  }
}
