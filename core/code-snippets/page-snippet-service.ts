import type { SessionRepository } from "../auth/sessions/session.ts";
import { cacheUntilChanged } from "../cache-until-changed.ts";
import type { Changes } from "../ports/changes.ts";
import type { HtmlReader } from "../ports/html-reader.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { UserRepository } from "../users/user.ts";
import { takesSnippets } from "./snippet-pages.ts";
import { pageSnippets, type PageSnippets } from "./page-snippets.ts";
import type { SnippetRepository } from "./snippet.ts";

/** A page that is being made. */
interface PageRequest {
  path: string;
  /** Whether it was asked for without snippets. */
  safe: boolean;
  /** The session that the browser says it has; null for none. */
  sessionId: string | null;
}

interface Dependencies {
  snippets: Pick<SnippetRepository, "listActive">;
  sessions: Pick<SessionRepository, "find">;
  users: Pick<UserRepository, "findById">;
  settings: Pick<SettingsService, "get">;
  html: HtmlReader;
  /** Absent: nothing is kept, each page reads. */
  changes?: Changes;
}

export type PageSnippetService = ReturnType<typeof createPageSnippetService>;

/** Which code goes into which page. */
export function createPageSnippetService({
  snippets,
  sessions,
  users,
  settings,
  html,
  changes,
}: Dependencies) {
  const active = cacheUntilChanged(changes, "code_snippets", () => snippets.listActive());
  /** What was made last, and of what: it is read and checked once, not for every visitor. */
  let made: { of: string; code: PageSnippets | null } = { of: "", code: null };

  async function current(): Promise<PageSnippets | null> {
    const [shown, { google_analytics_id, google_search_console }] = await Promise.all([
      active.get(),
      settings.get(),
    ]);
    const parts = {
      snippets: shown.map(({ code, type, hosts }) => ({ code, type, hosts })),
      googleAnalyticsId: google_analytics_id,
      googleSearchConsole: google_search_console,
    };
    const of = JSON.stringify(parts);
    if (made.of !== of) made = { of, code: pageSnippets(parts, html) };
    return made.code;
  }

  async function isAdmins(sessionId: string): Promise<boolean> {
    const session = await sessions.find(sessionId);
    const user = session && (await users.findById(session.userId));
    return user?.role === "admin";
  }

  /**
   * The code of a page, or null: for one that takes none, one that was asked for without, one that an admin sees, and where the
   * database is unavailable. Without it, the database is not queried.
   */
  async function forPage({ path, safe, sessionId }: PageRequest): Promise<PageSnippets | null> {
    if (safe || !takesSnippets(path)) return null;
    try {
      const [code, isAdmin] = await Promise.all([
        current(),
        sessionId === null ? false : isAdmins(sessionId),
      ]);
      return isAdmin ? null : code;
    } catch {
      return null;
    }
  }

  return { forPage };
}
