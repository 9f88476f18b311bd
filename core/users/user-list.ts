import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { periodRange } from "../analytics/period.ts";
import { csvPieces } from "../csv-text.ts";
import { WEEK_MS } from "../durations.ts";
import { LANGUAGES } from "../languages.ts";
import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { ListQuery, Page } from "../pagination.ts";
import type { Clock } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import { GENDERS } from "./profile.ts";
import { ACCOUNT_STATUSES, accountStatus, ROLES, type User } from "./user.ts";

/** The list of the back office; `q` is part of a first name, a last name or an address. */
export const accountList = listShape(
  {
    id: column.id,
    email: column.lowerCase,
    new_email: column.nullable(column.lowerCase),
    role: column.choice(ROLES),
    status: column.choice(ACCOUNT_STATUSES),
    first_name: column.text,
    last_name: column.text,
    full_name: column.text,
    avatar_url: column.nullable(column.text),
    phone: column.nullable(column.text),
    bio: column.nullable(column.text),
    location: column.nullable(column.text),
    website: column.nullable(column.text),
    date_of_birth: column.nullable(column.day),
    gender: column.nullable(column.choice(GENDERS)),
    timezone: column.text,
    language: column.nullable(column.choice(LANGUAGES)),
    email_confirmed_at: column.nullable(column.instant),
    banned_until: column.nullable(column.instant),
    last_sign_in_at: column.nullable(column.instant),
    password_change_required: column.boolean,
    has_password: column.boolean,
    created_at: column.instant,
    updated_at: column.instant,
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type UserSort = FieldOf<typeof accountList>;
export type UserFilter = FilterOf<typeof accountList>;

/** Figures of the cards above the list. */
export interface UserStats {
  total: number;
  admins: number;
  customers: number;
  /** Since the first of the month. */
  monthlySignups: number;
  /** Within the last 7 days. */
  weeklySignups: number;
  signupsToday: number;
}

/** Counts of an account's data. */
export interface UserCounts {
  /** Number of signed-in sessions. */
  sessions: number;
  codes: number;
  shortLinks: number;
}

/** Port: accounts as tables and cards show them. */
export interface UserReader {
  list(query: ListQuery<UserSort>, filter: UserFilter, now: Date): Promise<Page<User>>;
  /** At most `limit` accounts that match, the newest first, those older than the one named. */
  olderThan(id: string | null, limit: number, filter: UserFilter, now: Date): Promise<User[]>;
  /** The addresses, in lower case, that already have an account. */
  taken(emails: readonly string[]): Promise<string[]>;
  stats(since: { month: Date; week: Date; today: Date }): Promise<UserStats>;
  counts(id: string, now: Date): Promise<UserCounts>;
}

interface Dependencies {
  userReader: UserReader;
  audit: Pick<AuditRepository, "append">;
  trail: AuditTrail;
  settings: Pick<SettingsService, "get">;
  clock: Clock;
}

export type UserList = ReturnType<typeof createUserList>;

/** Accounts as admins look for them. */
export function createUserList({ userReader, audit, trail, settings, clock }: Dependencies) {
  const list = (query: ListQuery<UserSort>, filter: UserFilter): Promise<Page<User>> =>
    userReader.list(query, filter, clock.now());

  const counts = (id: string): Promise<UserCounts> => userReader.counts(id, clock.now());

  /** Days and months are those of the site's time zone. */
  async function stats(): Promise<UserStats> {
    const { timezone } = await settings.get();
    const now = clock.now();
    return userReader.stats({
      month: periodRange("monthly", now, timezone).from,
      week: new Date(now.getTime() - WEEK_MS),
      today: periodRange("daily", now, timezone).from,
    });
  }

  /**
   * users.csv in pieces, the newest account first: Name, Email, Role, Created At, Status, Last Sign-In. The export
   * is audited before the first piece.
   */
  async function* csv(by: Actor, filter: UserFilter): AsyncGenerator<string> {
    const now = clock.now();
    await trail.record(audit, by, {
      action: "users.exported",
      subject: { type: "users", id: null, name: "users.csv" },
      after: { ...filter },
    });
    yield* csvPieces({
      columns: ["Name", "Email", "Role", "Created At", "Status", "Last Sign-In"],
      olderThan: (last, limit) => userReader.olderThan(last, limit, filter, now),
      toRow: (user) => toRow(user, now),
    });
  }

  return { list, counts, stats, csv };
}

const toRow = (user: User, now: Date): string[] => [
  user.profile.fullName,
  user.email,
  user.role,
  user.createdAt.toISOString(),
  accountStatus(user, now),
  user.lastSignInAt?.toISOString() ?? "",
];
