import { useState } from "react";
import { Button } from "../components/Button.tsx";
import { useMessages } from "../components/messages.tsx";
import { toast } from "../components/toasts/toast.ts";
import { saveDownload } from "../session/save-download.ts";
import { dropUnsaved } from "../session/unsaved-downloads.ts";
import { useSession } from "../session/session.tsx";
import { clearRecent, removeRecent } from "./recent-store.ts";
import { useRecent } from "./use-recent.ts";

/** Moves the codes of this device into the history, or deletes them here. */
export function MoveRecent() {
  const t = useMessages();
  const { client, user } = useSession();
  const codes = useRecent();
  const [busy, setBusy] = useState(false);
  if (codes === null || codes === "refused" || codes.length === 0) return null;
  const n = codes.length;
  const move = async () => {
    setBusy(true);
    // the oldest first, so that the history has them in their order; each stays here until it is there
    const sent = codes
      .toReversed()
      .map(({ record, logo }) => ({ id: record.id, saved: saveDownload(client, record, logo) }));
    let moved = 0;
    try {
      for (const { id, saved } of sent) {
        if (!(await saved)) {
          // it stays on the device alone, so that whoever deletes it there deletes all of it
          if (user) dropUnsaved(user.id, id);
          continue;
        }
        moved += 1;
        await removeRecent(id);
      }
    } catch (error) {
      console.warn("Recent codes were not moved.", error);
    }
    if (moved > 0) toast.success(t("recent.moved", { n: moved }));
    if (moved < n) toast.error(t("recent.move_failed"));
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 py-2">
      <Button size="sm" busy={busy} onClick={() => void move()}>
        {t("recent.move", { n })}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={busy}
        onClick={() => void clearRecent().catch(() => toast.error(t("recent.refused")))}
      >
        {t("recent.drop")}
      </Button>
    </div>
  );
}
