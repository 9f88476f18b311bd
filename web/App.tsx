import { StrictMode, type ReactNode } from "react";
import type { SessionClient } from "./session/session-client.ts";
import { SessionProvider } from "./session/session.tsx";

/** Everything around the router, the same on the server and in the browser. */
export function App({ session, children }: { session: SessionClient | null; children: ReactNode }) {
  return (
    <StrictMode>
      <SessionProvider client={session}>{children}</SessionProvider>
    </StrictMode>
  );
}
