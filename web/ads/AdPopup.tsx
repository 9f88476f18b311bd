import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { adStyle } from "../../core/ads/ad-style.ts";
import type { ShownAd } from "../../core/ads/shown-ad.ts";
import { IconButton } from "../components/Button.tsx";
import { useMessages } from "../components/messages.tsx";
import { AdView } from "./AdView.tsx";
import { useSeen } from "./use-seen.ts";

const SHOWN = "quietzone_ad_shown";
/** Long enough to get oriented on the page. */
const WAIT_MS = 1500;
const INPUTS = ["pointerdown", "keydown", "drop", "paste"] as const;

function wasShown(): boolean {
  try {
    return sessionStorage.getItem(SHOWN) !== null;
  } catch {
    // without storage, the popup would appear on every page
    return true;
  }
}

/** @returns false if it cannot be stored, as in full storage */
function markShown(): boolean {
  try {
    sessionStorage.setItem(SHOWN, "1");
    return true;
  } catch {
    return false;
  }
}

/**
 * One popup per browser session. It appears before the user has started to work, or not at all on this page:
 * it never covers a form that is being filled in, another dialog or a download.
 */
export function AdPopup({ ad }: { ad: ShownAd }) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useSeen(dialog, isOpen);

  useEffect(() => {
    if (wasShown()) return undefined;
    const timer = setTimeout(() => {
      leaveAlone();
      if (document.querySelector("dialog[open],[role=dialog],[role=alertdialog]") || document.hidden) return;
      if (markShown()) setIsOpen(true);
    }, WAIT_MS);
    const stop = () => {
      leaveAlone();
      clearTimeout(timer);
    };
    const leaveAlone = () => {
      for (const input of INPUTS) removeEventListener(input, stop, true);
    };
    for (const input of INPUTS) addEventListener(input, stop, true);
    return stop;
  }, []);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={t("ads.label")}
      data-placement="popup"
      onClose={() => setIsOpen(false)}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-box bg-transparent shadow-over outline-none backdrop:bg-black/60"
    >
      <style>{adStyle}</style>
      {/* the close button first: it gets the focus */}
      <div className="relative">
        <IconButton
          label={t("common.close")}
          className="absolute top-1 right-1 z-1"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </IconButton>
        <AdView ad={ad} />
      </div>
    </dialog>
  );
}
