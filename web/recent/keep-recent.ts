import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import type { LogoFile } from "../codes/logo-file.ts";
import type { SessionClient } from "../session/session-client.ts";
import { keepsRecent } from "./recent-choice.ts";

/**
 * Keeps a code on this device that a visitor took away. Users have their history, and who may be one is not known while the server is
 * away. Never throws: the code was taken already, and where the browser stores nothing, the list says so.
 */
export async function keepRecent(
  session: SessionClient,
  record: NewHistoryRecord,
  logo: LogoFile | null = null,
): Promise<void> {
  try {
    if (session.state().status === "loading") await session.start();
    const state = session.state();
    if (state.status !== "signed_out" || state.why === "away" || !keepsRecent()) return;
    const { addRecent } = await import("./recent-store.ts");
    await addRecent({ record, logo, at: Date.now() });
  } catch (error) {
    console.warn("A code was not kept on this device.", error);
  }
}
