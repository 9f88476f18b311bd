import * as z from "zod/mini";
import { DomainError } from "../errors.ts";

/** PKCE fields of a request (RFC 7636 §4.3); auth/v1 clients send null without PKCE. */
export const pkceSchema = {
  code_challenge: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  code_challenge_method: z.optional(z.nullable(z.string().check(z.maxLength(16)))),
};

interface Pkce {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

/** 256 bits as base64url, as S256 yields them. */
const S256_CHALLENGE = /^[\w-]{43}$/;

/**
 * The challenge of a request, or null without PKCE. Only S256, since `plain` doesn't protect an intercepted
 * request (RFC 9700 §2.1.1). Clients write it in lowercase.
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
