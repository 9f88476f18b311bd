import * as z from "zod/mini";
import { DomainError } from "../errors.ts";

/** What a client with PKCE adds to a request (RFC 7636 §4.3); the client of auth/v1 sends null without it. */
export const pkceSchema = {
  code_challenge: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  code_challenge_method: z.optional(z.nullable(z.string().check(z.maxLength(16)))),
};

interface Pkce {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

/** 256 bits as base64url: what S256 gives. */
const S256_CHALLENGE = /^[\w-]{43}$/;

/**
 * The challenge of a request, or null where it asks without PKCE. Only S256: `plain` protects nobody whose request was seen
 * (RFC 9700 §2.1.1). The client writes it in lower case.
 * @throws DomainError `validation_failed`
 */
export function readChallenge({ code_challenge, code_challenge_method }: Pkce): string | null {
  if (!code_challenge && !code_challenge_method) return null;
  if (code_challenge_method?.toUpperCase() !== "S256") {
    throw new DomainError("validation_failed", "code_challenge_method should be S256");
  }
  if (!code_challenge || !S256_CHALLENGE.test(code_challenge)) {
    throw new DomainError("validation_failed", "code_challenge should be 43 characters of base64url");
  }
  return code_challenge;
}
