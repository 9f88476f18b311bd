import { useLayoutEffect } from "react";
import { takesSnippets } from "../../core/code-snippets/snippet-pages.ts";
import { keepToasts } from "../components/toasts/kept-toasts.ts";
import { useSession } from "../session/session.tsx";

/**
 * Set by the server before any third-party code, so that none of it can undo it
 * (core/code-snippets/page-snippets.ts).
 */
const holdsSnippets = (): boolean => typeof window !== "undefined" && "quietzoneSnippets" in window;

/**
 * Third-party code lives as long as its document. Navigating from a page with such code to one that allows
 * none, or to any page as an admin, therefore reloads the document: the server then renders it without.
 * @returns whether the page is being reloaded: nothing may be rendered before that
 */
export function useLeaveSnippets(pathname: string): boolean {
  const { user } = useSession();
  const leaves = holdsSnippets() && (!takesSnippets(pathname) || user?.role === "admin");
  useLayoutEffect(() => {
    if (!leaves) return;
    keepToasts();
    // the address has already changed, and history state is kept with it
    location.reload();
  }, [leaves]);
  return leaves;
}
