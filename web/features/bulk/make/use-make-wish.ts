import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSession } from "../../../session/session.tsx";

/** Parameter of the address to which a visitor returns who pressed "Make" and had to sign in first. */
export const MAKE_WISH = "make";
/** Marks a tab in which the button was pressed: a link of another site may have the parameter, too. */
const PRESSED = "quietzone.bulk-make-pressed";

const wasPressed = (): boolean => {
  try {
    return sessionStorage.getItem(PRESSED) !== null;
  } catch {
    // on the server, and where storage is blocked
    return false;
  }
};

/** Whether the codes are to be made without another press, and functions to remember the press and to forget it. */
export function useMakeWish(): { isWished: boolean; remember: () => void; forget: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const { user } = useSession();
  const [isMarked] = useState(wasPressed);
  const isThere = parameters.has(MAKE_WISH);
  return {
    // such a link sends nobody to sign in
    isWished: isThere && isMarked && user !== null,
    remember() {
      try {
        sessionStorage.setItem(PRESSED, "1");
      } catch {
        // the button has to be pressed again
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(PRESSED);
      } catch {
        // nothing was stored
      }
      if (!isThere) return;
      setParameters(
        (now) => {
          now.delete(MAKE_WISH);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
