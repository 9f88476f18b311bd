import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useLive } from "../../components/loading/use-live.ts";
import "./print-sheet.css";

/** Replaces the page in print, however printing is started. Not visible on screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  const live = useLive();
  return live
    ? createPortal(
        <div className="print-sheet" data-print="only" aria-hidden="true">
          {children}
        </div>,
        document.body,
      )
    : null;
}
