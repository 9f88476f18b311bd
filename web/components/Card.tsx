import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** A surface that groups related content. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section {...rest} className={clsx("rounded-box border border-line bg-surface p-4 sm:p-6", className)} />
  );
}
