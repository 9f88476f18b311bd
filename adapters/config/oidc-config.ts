import * as z from "zod/mini";
import { invalid, readAll, type Environment } from "./config-variables.ts";
import type { OidcProviderConfig } from "../oidc/provider-config.ts";

const VARIABLE = /^OIDC_([A-Z][A-Z0-9_]*?)_(CLIENT_ID|CLIENT_SECRET|ISSUER|LABEL)$/;
/** Built-in configuration of providers, by name. */
const KNOWN_PROVIDERS = new Map([["google", { label: "Google", issuer: "https://accounts.google.com" }]]);
/** Names that mean something else in auth/v1. */
const RESERVED = ["email", "phone"];
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

export const isProviderVariable = (name: string): boolean => VARIABLE.test(name);
export const isProviderSecret = (name: string): boolean => VARIABLE.exec(name)?.[2] === "CLIENT_SECRET";

const readText = (env: Environment, name: string): string | null => env[name]?.trim() || null;

/** Plain http shows codes and tokens to everyone on the way: only for a provider on this machine. */
function isIssuer(text: string): boolean {
  if (!z.url({ protocol: /^https?$/ }).safeParse(text).success) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  if (search !== "" || hash !== "" || username !== "") return false;
  return protocol === "https:" || LOOPBACK.includes(hostname);
}

function readProvider(env: Environment, key: string): OidcProviderConfig {
  const name = key.toLowerCase();
  if (RESERVED.includes(name)) throw invalid(`OIDC_${key}_*: "${name}" cannot be the name of a provider`);
  const known = KNOWN_PROVIDERS.get(name);
  const of = (part: string) => readText(env, `OIDC_${key}_${part}`);
  const issuer = of("ISSUER") ?? known?.issuer ?? null;
  const [clientId, clientSecret] = [of("CLIENT_ID"), of("CLIENT_SECRET")];
  if (clientId === null || clientSecret === null || issuer === null) {
    const missing = Object.entries({ CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, ISSUER: issuer })
      .filter(([, value]) => value === null)
      .map(([part]) => `OIDC_${key}_${part}`);
    const verb = missing.length === 1 ? "is" : "are";
    throw invalid(`${missing.join(" and ")} ${verb} missing: the provider "${name}" cannot be used without`);
  }
  if (!isIssuer(issuer)) {
    throw invalid(
      `OIDC_${key}_ISSUER should be an address like https://login.example.org (http only on this machine), not "${issuer}"`,
    );
  }
  const label = of("LABEL") ?? known?.label ?? name.charAt(0).toUpperCase() + name.slice(1);
  return { name, label, issuer, clientId, clientSecret };
}

/**
 * Providers by OIDC_<NAME>_CLIENT_ID, _CLIENT_SECRET, _ISSUER and _LABEL; Google, whose issuer is known, first.
 * @throws DomainError `config_invalid`, naming the variable
 */
export function readOidcConfig(env: Environment): OidcProviderConfig[] {
  const keys = Object.keys(env)
    .filter((variable) => readText(env, variable) !== null)
    .map((variable) => VARIABLE.exec(variable)?.[1])
    .filter((key) => key !== undefined);
  const inOrder = [...new Set(keys)].toSorted((a, b) => Number(b === "GOOGLE") - Number(a === "GOOGLE"));
  const providers = inOrder.map((key) => [key, () => readProvider(env, key)]);
  return Object.values(readAll<Record<string, OidcProviderConfig>>(Object.fromEntries(providers)));
}
