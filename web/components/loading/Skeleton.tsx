import { clsx } from "clsx";

/** A placeholder for content that is still loading; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("skeleton", className)} />;
}
