import * as z from "zod/mini";
import { invalid, readOptional, readVariable, type Environment } from "./config-variables.ts";

const ADDRESS = /^postgres(?:ql)?:\/\//;
const WITH_PASSWORD = /^\w+:\/\/[^/@]*:[^/@]*@|[?&]password=/;

/**
 * DATABASE_URL, with the password of DATABASE_PASSWORD where that stands apart, as supervisors hand it over: as it is, not encoded.
 * @throws DomainError `config_invalid`, which never repeats either
 */
export function readDatabaseUrl(env: Environment): string | null {
  // the connection checks the rest
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
  // a parameter also suits addresses without a host, whose socket is a parameter as well
  return `${url}${url.includes("?") ? "&" : "?"}password=${encodeURIComponent(password)}`;
}
