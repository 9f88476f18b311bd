import { clsx } from "clsx";
import { later } from "../../../components/loading/later.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { useSession } from "../../../session/session.tsx";
import { SignInLinks } from "./SignInLinks.tsx";

const signedInPart = later(async () => (await import("./SignedIn.tsx")).SignedIn);

/** The placeholder stays: the next page tries again. */
const wait = (error: unknown) => console.warn("The account menu could not be loaded:", error);

/**
 * Until the user is known, the header shows the state of the last visit (`data-session`, set before the first
 * paint), so that it does not shift.
 */
export function Account() {
  const { status, user } = useSession();
  if (user) {
    return <signedInPart.Part user={user} onFailed={wait} fallback={<Places />} />;
  }
  return (
    <>
      <div className={clsx("hidden items-center gap-2 sm:flex", status === "loading" && "maybe:hidden")}>
        <SignInLinks size="md" />
      </div>
      {status === "loading" ? (
        <div className="hidden maybe:contents">
          <Places />
        </div>
      ) : null}
    </>
  );
}

/** Placeholders of bell and user menu. */
const Places = () => (
  <>
    <Skeleton className="size-10 shrink-0 pointer-coarse:size-11" />
    <Skeleton className="h-10 w-10 max-sm:hidden xl:w-44" />
  </>
);
