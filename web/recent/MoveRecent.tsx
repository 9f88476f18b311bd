import { useRef, useState } from "react";
import { Button } from "../components/Button.tsx";
import { useMessages } from "../components/messages.tsx";
import { toast } from "../components/toasts/toast.ts";
import { saveDownload } from "../session/save-download.ts";
import { dropUnsaved } from "../session/unsaved-downloads.ts";
import { useSession } from "../session/session.tsx";
import { clearRecent, removeRecent } from "./recent-store.ts";
import { useRecent } from "./use-recent.ts";

/** Moves the codes of this device into the history, or deletes them. */
export function MoveRecent() {
  const t = useMessages();
  const { client, user } = useSession();
  const codes = useRecent();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  if (codes === null || codes === "refused") return null;
  const n = codes.length;
  const move = async () => {
    setBusy(true);
    let moved = 0;
    try {
      // oldest first, so that the history keeps their order; each is kept here until it is saved
      for (const { record, logo } of codes.toReversed()) {
        if ((await saveDownload(client, record, logo)).kind !== "saved") {
          // stored only on this device again, so that deleting it here is final
          if (user) dropUnsaved(user.id, record.id);
          break;
        }
        moved += 1;
        await removeRecent(record.id);
      }
    } catch (error) {
      console.warn("Recent codes were not moved.", error);
    }
    if (moved > 0) toast.success(t("recent.moved", { n: moved }));
    if (moved < n) toast.error(t("recent.move_failed"));
    setBusy(false);
    box.current?.focus();
  };
  const drop = async () => {
    try {
      await clearRecent();
      toast.success(t("recent.off"));
      box.current?.focus();
    } catch (error) {
      console.warn("Recent codes were not deleted.", error);
      toast.error(t("recent.refused"));
    }
  };
  // without codes, it stays rendered for the focus, which was on its buttons
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap items-center gap-2 outline-none">
      {n === 0 ? null : (
        <>
          <Button
            size="sm"
            busy={busy}
            onClick={() => void move()}
            className="my-2 h-auto max-w-full py-1 text-left whitespace-normal!"
          >
            {t("recent.move", { n })}
          </Button>
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => void drop()} className="my-2">
            {t("recent.drop")}
          </Button>
        </>
      )}
    </div>
  );
}
