import { clsx } from "clsx";

/** Holds the place of something that is still loading; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("skeleton", className)} />;
}
