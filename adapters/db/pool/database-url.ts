import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import { parseUrl } from "../../addresses/parse-url.ts";

const OLDEST_SUPPORTED = 150_000;

/** The parts of a database address that may be shown: everything except user and password. */
export interface DatabaseAddress {
  host: string;
  database: string;
}

/** @throws DomainError `config_invalid` */
export function readDatabaseUrl(text: string): DatabaseAddress {
  // the host may be empty (a socket folder in ?host=), which URL takes only with a placeholder
  const complete = text.replace(/^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)(?=[/?]|$)/, "$1localhost");
  const url = parseUrl(complete);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new DomainError(
      "config_invalid",
      "DATABASE_URL is not an address of a PostgreSQL: it looks like postgres://user:password@host:5432/quietzone, " +
        "with special characters of the password percent-encoded.",
    );
  }
  return {
    host: url.searchParams.get("host") ?? decodeURIComponent(url.host),
    database: decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username),
  };
}

/** @throws DomainError `database_unreachable` that names the host and what to do */
export async function checkReachable(knex: Knex, address: DatabaseAddress): Promise<void> {
  const version = await serverVersion(knex).catch((error: unknown) => {
    throw new DomainError("database_unreachable", unreachableMessage(error, address), { cause: error });
  });
  if (version < OLDEST_SUPPORTED) {
    throw new DomainError(
      "database_unreachable",
      `The database at ${address.host} is PostgreSQL ${Math.floor(version / 10_000)}: Quietzone needs 15 or later.`,
    );
  }
}

async function serverVersion(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { server_version_num: string }[] }>("SHOW server_version_num");
  return Number(rows[0]?.server_version_num);
}

function unreachableMessage(error: unknown, { host, database }: DatabaseAddress): string {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  const where = `Cannot reach the database "${database}" at ${host}`;
  if (code === "ECONNREFUSED" || code === "ENOENT") {
    return `${where}: nothing listens there. Start PostgreSQL or correct DATABASE_URL.`;
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `${where}: there is no such host. Correct DATABASE_URL.`;
  }
  if (code.startsWith("28")) return `${where}: it refuses the user or password in DATABASE_URL.`;
  if (code === "3D000") return `${where}: the database does not exist. Create it or correct DATABASE_URL.`;
  if (code === "53300") return `${where}: it has no connection left (max_connections).`;
  if (/SSL|certificate/i.test(message)) {
    return `${where}: no agreement on TLS (${message}). See sslmode in DATABASE_URL.`;
  }
  return `${where}: ${message || code}. Check that it runs and that DATABASE_URL is right.`;
}
