import type { SessionRepository } from "../auth/sessions/session.ts";
import { cacheUntilChanged } from "../cache-until-changed.ts";
import type { Changes } from "../ports/changes.ts";
import type { HtmlReader } from "../ports/html-reader.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { UserRepository } from "../users/user.ts";
import { takesSnippets } from "./snippet-pages.ts";
import { pageSnippets, type PageSnippets } from "./page-snippets.ts";
import type { SnippetRepository } from "./snippet.ts";

/** A page that is being rendered. */
interface PageRequest {
  path: string;
  /** Whether it was requested without snippets. */
  safe: boolean;
  /** The session id that the browser sent; null if none. */
  sessionId: string | null;
}

interface Dependencies {
  snippets: Pick<SnippetRepository, "listActive">;
  sessions: Pick<SessionRepository, "find">;
  users: Pick<UserRepository, "findById">;
  settings: Pick<SettingsService, "get">;
  html: HtmlReader;
  /** Absent: nothing is cached; each page reads the database. */
  changes?: Changes;
}

export type PageSnippetService = ReturnType<typeof createPageSnippetService>;

/** Selects the snippets of a page. */
export function createPageSnippetService({
  snippets,
  sessions,
  users,
  settings,
  html,
  changes,
}: Dependencies) {
  const active = cacheUntilChanged(changes, "code_snippets", () => snippets.listActive());
  /** The last result and its source, so that it is read and checked once, not for every visitor. */
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
   * The code of a page, or null: for pages without snippets, requests with `safe`, admins, and while the
   * database is unavailable. Pages without snippets don't query the database.
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
