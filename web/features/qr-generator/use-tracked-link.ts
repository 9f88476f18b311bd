import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/api-fetch.ts";
import { useSession } from "../../session/session.tsx";
import { changeShortLink, createShortLink } from "../../short-links/short-link-api.ts";
import type { TrackedLink } from "./tracking.ts";

/** Pause in typing after which the link's target is sent to the server, ms. */
const SETTLED_MS = 600;

/**
 * Ensures that the draft has a link to its content: creates one, or changes the target of one that is in
 * no file yet. One call at a time, so that no second link is created meanwhile.
 * @param target null if there is nothing to do
 */
export function useTrackedLink(
  target: string | null,
  link: TrackedLink | null,
  onLink: (link: TrackedLink | null) => void,
) {
  const { fetch } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ target: string; attempt: number; error: unknown } | null>(null);
  const isCalling = useRef(false);
  const tell = useRef(onLink);
  useEffect(() => {
    tell.current = onLink;
  }, [onLink]);
  const ownId = link && !link.used ? link.id : null;

  useEffect(() => {
    if (target === null) return undefined;
    const call = async (): Promise<void> => {
      if (isCalling.current) return;
      isCalling.current = true;
      try {
        const made = ownId
          ? await changeShortLink(fetch, ownId, { target })
          : await createShortLink(fetch, target);
        tell.current({ id: made.id, url: made.url, target, used: false });
        // input since then still has to be sent
        setAttempt(attempt + 1);
      } catch (error) {
        if (ownId && error instanceof ApiError && error.status === 404) {
          // another user signed in, or the link was deleted: create a new one
          tell.current(null);
        } else setFailed({ target, attempt, error });
      } finally {
        isCalling.current = false;
      }
    };
    const timer = setTimeout(() => void call(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [target, ownId, attempt, fetch]);

  return {
    error: failed !== null && failed.target === target && failed.attempt === attempt ? failed.error : null,
    retry: () => setAttempt(attempt + 1),
  };
}
