import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useLive } from "../../components/loading/use-live.ts";
import "./print-sheet.css";

/** What goes on paper in place of the page, whichever way one prints it. Not seen on screen. */
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
