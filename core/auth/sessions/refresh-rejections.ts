import type { ErrorCode } from "../../errors.ts";

/** Error codes that mean a refresh token is no longer valid; an outage or an overloaded process signs nobody out. */
const REJECTIONS: readonly string[] = [
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_expired",
  "user_banned",
] satisfies ErrorCode[];

/** @param code the code of an error */
export const isRefreshRejection = (code: unknown): boolean =>
  typeof code === "string" && REJECTIONS.includes(code);
