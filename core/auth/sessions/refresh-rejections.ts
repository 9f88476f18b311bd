import type { ErrorCode } from "../../errors.ts";

/** What says that a refresh token is no good any more; an outage, or a process with too much to do, signs nobody out. */
const REJECTIONS: readonly string[] = [
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_expired",
  "user_banned",
] satisfies ErrorCode[];

/** @param code of an error */
export const isRefreshRejection = (code: unknown): boolean =>
  typeof code === "string" && REJECTIONS.includes(code);
