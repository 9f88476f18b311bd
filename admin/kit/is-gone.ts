import { HttpError } from "react-admin";

/** Whether what was asked for does not exist, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
