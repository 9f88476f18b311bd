import { useSearchParams } from "react-router-dom";
import { useSession } from "../../../session/session.tsx";

/** Parameter of the address to which a visitor returns who pressed "Make" and had to sign in first. */
export const MAKE_WISH = "make";

/** Whether the codes are to be made without another press, and a function that forgets it, so that it happens once. */
export function useMakeWish(): { isWished: boolean; forget: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const { user } = useSession();
  const isThere = parameters.has(MAKE_WISH);
  return {
    // such a link sends nobody to sign in
    isWished: isThere && user !== null,
    forget: () => {
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
