import { useLayoutEffect } from "react";
import { takesSnippets } from "../../core/code-snippets/snippet-pages.ts";
import { keepToasts } from "../components/toasts/kept-toasts.ts";
import { useSession } from "../session/session.tsx";

/** Set by the server in front of any code that is not ours, so that none of it can take it back (core/code-snippets/page-snippets.ts). */
const holdsSnippets = (): boolean => typeof window !== "undefined" && "quietzoneSnippets" in window;

/**
 * Code of others lives as long as its page. From a page that holds some the way to one that takes none, and to any page as an
 * admin, is to load it: the server then makes it without.
 * @returns whether the page is being loaded: nothing of it may be shown before
 */
export function useLeaveSnippets(pathname: string): boolean {
  const { user } = useSession();
  const leaves = holdsSnippets() && (!takesSnippets(pathname) || user?.role === "admin");
  useLayoutEffect(() => {
    if (!leaves) return;
    keepToasts();
    // the address is the new one already, and what it remembers stays with it
    location.reload();
  }, [leaves]);
  return leaves;
}
