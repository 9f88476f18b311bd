import { HttpError } from "react-admin";

/** Whether the requested record does not exist (any more). */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
