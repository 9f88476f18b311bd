import * as z from "zod/mini";
import { invalid, readOptional, readVariable, type Environment } from "./config-variables.ts";

const ADDRESS = /^postgres(?:ql)?:\/\//;
const WITH_PASSWORD = /^\w+:\/\/[^/@]*:[^/@]*@|[?&]password=/;

/**
 * DATABASE_URL, with DATABASE_PASSWORD added if the password is set separately, as orchestrators do: plain,
 * not URL-encoded.
 * @throws DomainError `config_invalid`, which never contains either value
 */
export function readDatabaseUrl(env: Environment): string | null {
  // the connection validates the rest
  const url = readOptional(
    env,
    "DATABASE_URL",
    "like postgres://user:password@host:5432/quietzone",
    z.string().check(z.regex(ADDRESS)),
  );
  const password = readVariable(env, "DATABASE_PASSWORD");
  if (password === null) return url;
  if (url === null) throw invalid("DATABASE_PASSWORD is set without DATABASE_URL: set both, or neither");
  if (WITH_PASSWORD.test(url)) {
    throw invalid("DATABASE_PASSWORD is set, and DATABASE_URL holds a password as well: keep one of them");
  }
  // a parameter also works for addresses without a host, whose socket is a parameter as well
  return `${url}${url.includes("?") ? "&" : "?"}password=${encodeURIComponent(password)}`;
}
