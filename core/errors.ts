import type { SentenceValues } from "./codes/sentence.ts";

/** All reasons for refusing a request. Stable: clients and scripts switch on them. */
export type ErrorCode =
  | "validation_failed"
  | "not_found"
  | "forbidden"
  | "conflict"
  | "precondition_failed"
  | "confirmation_needed"
  | "too_large"
  | "unsupported_media_type"
  | "not_acceptable"
  | "unavailable"
  // codes
  | "content_empty"
  | "content_too_long"
  | "barcode_invalid"
  | "logo_unreadable"
  | "code_unreadable"
  | "rows_wrong"
  | "took_too_long"
  // pictures
  | "image_unreadable"
  | "image_too_many_pixels"
  | "image_too_narrow"
  // data people take with them
  | "archive_unreadable"
  | "archive_refused"
  | "quota_exceeded"
  // auth/v1, named as its client expects them
  | "no_authorization"
  | "bad_jwt"
  | "user_not_found"
  | "user_banned"
  | "session_not_found"
  | "session_expired"
  | "refresh_token_not_found"
  | "refresh_token_already_used"
  | "invalid_credentials"
  | "user_already_exists"
  | "email_address_invalid"
  | "weak_password"
  | "signup_disabled"
  | "same_password"
  | "current_password_required"
  | "current_password_invalid"
  | "over_request_rate_limit"
  | "over_email_send_rate_limit"
  | "email_not_confirmed"
  | "email_exists"
  | "otp_expired"
  | "bad_code_verifier"
  | "flow_state_not_found"
  | "flow_state_expired"
  | "bad_oauth_callback"
  | "bad_oauth_state"
  | "provider_email_needs_verification"
  | "identity_already_exists"
  | "identity_not_found"
  | "single_identity_not_deletable"
  | "reauthentication_needed"
  | "reauthentication_not_valid"
  | "insufficient_aal"
  | "mfa_factor_not_found"
  | "mfa_factor_name_conflict"
  | "too_many_enrolled_mfa_factors"
  | "mfa_verification_failed"
  | "mfa_challenge_expired"
  | "mfa_verified_factor_exists"
  | "mfa_recovery_codes_sole_factor"
  | "not_admin"
  // outgoing messages
  | "mail_refused"
  | "outbound_refused"
  // operations
  | "config_invalid"
  | "database_unreachable"
  | "database_newer"
  | "port_in_use"
  | "storage_failed";

export interface ErrorDetails {
  /** A sentence for each form field that is wrong, by the field's name. */
  fields?: Record<string, string>;
  /** Reasons of `weak_password`; each sentence of a `config_invalid` that has several. */
  reasons?: string[];
  /** Seconds to wait, of `over_request_rate_limit`. */
  retryAfter?: number;
  /** The message as a sentence of the catalog, for pages in other languages than English. */
  sentence?: { key: string; values: SentenceValues };
  /** Machine-readable data for fixing the request, in the shape that the API documents show. */
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** A refusal that a person can act on: a stable code and a sentence that names the problem and its fix. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly reasons: string[] | undefined;
  readonly retryAfter: number | undefined;
  readonly sentence: ErrorDetails["sentence"] | undefined;
  readonly details: ErrorDetails["details"] | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.reasons = details.reasons;
    this.retryAfter = details.retryAfter;
    this.sentence = details.sentence;
    this.details = details.details;
  }
}
