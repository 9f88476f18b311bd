import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { claimDrafts, removeDrafts } from "../../../../browser/session/tab-drafts.ts";
import { useSession } from "../../../session/session.tsx";
import type { SessionUser } from "../../../session/session-user.ts";

/**
 * Who signs out, here or in another tab, leaves no work in this one to the next at the device; nor does an account whose session
 * ended, once another signs in. The work of a session that ended waits for its user.
 */
export function useDraftOwner({ id }: SessionUser): void {
  const { client } = useSession();
  const navigate = useNavigate();
  // what the page has in memory, as steps to undo, goes with it
  const leavePage = useEffectEvent(() => void navigate("/", { replace: true }));
  useEffect(() => {
    if (claimDrafts(id)) location.reload();
    return client.subscribe(() => {
      const state = client.state();
      if (state.status === "signed_out" && state.why === "left" && removeDrafts()) leavePage();
    });
  }, [client, id]);
}
