import type * as z from "zod/mini";
import { DomainError } from "../../core/errors.ts";

/** Environment variables as the system provides them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Variable {
  /**
   * Default, as a user would write it. Absent: the code that reads it supplies the default, or there is none.
   */
  default?: string;
  /** A secret: messages never contain it, and NAME_FILE may hold the path of a file with it. */
  secret?: boolean;
}

/**
 * Every variable that the program reads, with its default. The table in the README must match
 * (tests/readme-variables.test.ts). Operators choose the names of the variables for sign-in providers:
 * oidc-config.ts.
 */
export const VARIABLES = {
  PORT: { default: "3000" },
  HOST: {},
  DATA_DIR: { default: "./data" },
  DATABASE_URL: { secret: true },
  DATABASE_PASSWORD: { secret: true },
  DATABASE_POOL: { default: "10" },
  SITE_URL: {},
  SECRET_KEY: { secret: true },
  ADMIN_URL: {},
  ADMIN_EMAIL: {},
  ADMIN_PASSWORD: { secret: true },
  GEOIP_FILE: {},
  GEOIP_URL: {},
  TRUST_PROXY: { default: "0" },
  REDIRECT_ALLOW: {},
  ADMIN_ORIGINS: {},
  RATE_LIMIT_FACTOR: { default: "1" },
  IMAGE_STORE: { default: "local" },
  S3_BUCKET: {},
  S3_ACCESS_KEY_ID: { secret: true },
  S3_SECRET_ACCESS_KEY: { secret: true },
  S3_ENDPOINT: {},
  S3_REGION: { default: "us-east-1" },
  S3_PATH_STYLE: {},
  CLOUDINARY_URL: { secret: true },
  CLOUDINARY_CLOUD_NAME: {},
  CLOUDINARY_API_KEY: { secret: true },
  CLOUDINARY_API_SECRET: { secret: true },
  OFFLINE: { default: "on" },
  SMTP_URL: { secret: true },
  MAIL_FROM: {},
  OUTBOUND_ALLOW: {},
  PRINTERS: {},
  LOG_LEVEL: { default: "info" },
  LOG_FORMAT: {},
  METRICS_TOKEN: { secret: true },
  SHUTDOWN_DELAY: { default: "0" },
  SOURCE_DATE_EPOCH: {},
  QUIETZONE_DEBUG: {},
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

const variable = (name: VariableName): Variable => VARIABLES[name];

/** The value as set, or null; an empty value counts as absent. Ignores defaults. */
export const readVariable = (env: Environment, name: VariableName): string | null =>
  env[name]?.trim() || null;

export const invalid = (message: string): DomainError => new DomainError("config_invalid", message);

/**
 * The value as set, or the default, parsed by the schema; null if there is neither.
 * @param shouldBe ends the sentence "PORT should be ..."
 * @throws DomainError `config_invalid` with the variable, the expected value and, unless it is a secret, the
 * actual value
 */
export function readOptional<T>(
  env: Environment,
  name: VariableName,
  shouldBe: string,
  schema: z.ZodMiniType<T>,
): T | null {
  const { default: otherwise = null, secret = false } = variable(name);
  const text = readVariable(env, name) ?? otherwise;
  if (text === null) return null;
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw invalid(`${name} should be ${shouldBe}${secret ? "" : `, not "${text}"`}`);
}

/** The same for a variable that has a default. */
export function read<T>(
  env: Environment,
  name: VariableName,
  shouldBe: string,
  schema: z.ZodMiniType<T>,
): NonNullable<T> {
  const value = readOptional(env, name, shouldBe, schema);
  if (value === null || value === undefined) throw new Error(`${name} has no default`);
  return value;
}

/**
 * Reads all parts before it fails, so that an operator with three wrong variables sees all three.
 * @throws DomainError `config_invalid` with every message, one per line
 */
export function readAll<T extends object>(parts: { readonly [Name in keyof T]: () => T[Name] }): T {
  const problems = new Set<string>();
  const values: Partial<T> = {};
  for (const name of Object.keys(parts) as (keyof T)[]) {
    try {
      values[name] = parts[name]();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "config_invalid") throw error;
      for (const sentence of error.reasons ?? [error.message]) problems.add(sentence);
    }
  }
  // without problems, every value is set
  if (problems.size === 0) return values as T;
  const reasons = [...problems];
  const message =
    reasons.length === 1
      ? String(reasons[0])
      : `${reasons.length} variables are wrong:\n${reasons.map((reason) => `  - ${reason}`).join("\n")}`;
  throw new DomainError("config_invalid", message, { reasons });
}
