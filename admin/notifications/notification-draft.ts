import { MINUTE_MS } from "../../core/durations.ts";
import {
  notificationMessageKey,
  notificationProblems,
} from "../../core/notifications/notification-problems.ts";
import { newNotificationSchema, type NotificationKind } from "../../core/notifications/notification.ts";
import type { Role } from "../../core/users/user.ts";
import { zodValidate } from "../kit/form/zod-validate.ts";
import type { PostedRecord } from "./notification-api.ts";

/** Values of the form. */
export interface Draft {
  kind: NotificationKind;
  title: string | null;
  text: string | null;
  path: string | null;
  role: Role | null;
  starts_at: string | null;
  ends_at: string | null;
}

export const EMPTY: Draft = {
  kind: "announcement",
  title: "",
  text: "",
  path: "",
  role: null,
  starts_at: null,
  ends_at: null,
};

/** Message keys for refused fields. */
const PROBLEMS: Record<string, string> = {
  title: "news.title_missing",
  text: "news.text_missing",
  path: "news.path_wrong",
};
const check = zodValidate(newNotificationSchema, (field) => PROBLEMS[field] ?? "error.unexpected");

const minuteOf = (time: string): number => Math.floor(Date.parse(time) / MINUTE_MS);

/**
 * The instant of a datetime field. The field holds local time in whole minutes: a value in the same minute as the saved one keeps the
 * saved instant. Invalid values are left to validation.
 */
function isoOf(time: string | null | undefined, before: string | null | undefined): string | null {
  if (!time) return null;
  if (before && minuteOf(before) === minuteOf(time)) return before;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : date.toISOString();
}

type Times = Pick<PostedRecord, "starts_at" | "ends_at">;

/** The request body. @param before the posted notification; absent for a new one */
export const inputOf = (draft: Partial<Draft>, before?: Times) => ({
  kind: draft.kind,
  title: draft.title ?? "",
  text: draft.text ?? "",
  path: draft.path?.trim() || null,
  role: draft.role || null,
  starts_at: isoOf(draft.starts_at, before?.starts_at),
  ends_at: isoOf(draft.ends_at, before?.ends_at),
});

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
const planOf = ({ role, starts_at, ends_at }: Pick<ReturnType<typeof inputOf>, "role" | keyof Times>) => ({
  role,
  startsAt: dateOf(starts_at),
  endsAt: dateOf(ends_at),
});

/** @param before the posted notification; absent for a new one */
export const validateDraft =
  (before?: PostedRecord) =>
  (draft: Partial<Draft>): Record<string, string> => {
    const input = inputOf(draft, before);
    const problems = notificationProblems(planOf(input), before ? planOf(before) : null, new Date());
    const said = Object.entries(problems).map(([field, sentence]) => [field, sayProblem(sentence)]);
    return { ...(Object.fromEntries(said) as Record<string, string>), ...check(input) };
  };

/** The message key for a server's sentence, if there is one. */
export const sayProblem = (sentence: string): string => notificationMessageKey(sentence) ?? sentence;
