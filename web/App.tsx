import { StrictMode, type ReactNode } from "react";
import type { Language } from "../core/languages.ts";
import { MessagesProvider } from "./components/messages.tsx";
import type { SessionClient } from "./session/session-client.ts";
import { SessionProvider } from "./session/session.tsx";

/** Everything around the router, the same on the server and in the browser. */
export function App({
  language,
  session,
  children,
}: {
  language: Language;
  session: SessionClient | null;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <MessagesProvider language={language}>
        <SessionProvider client={session}>{children}</SessionProvider>
      </MessagesProvider>
    </StrictMode>
  );
}
