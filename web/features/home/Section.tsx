import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A part of the page under its own anchor. */
export function Section({
  id,
  title,
  text,
  aside,
  beside = false,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  /** Below the heading where it stands beside. */
  aside?: ReactNode;
  /** On a wide screen the heading stands beside the content and stays in sight with it. */
  beside?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={clsx(
        "page mt-20 outline-none sm:mt-32",
        beside && "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16",
      )}
    >
      <header className={clsx("max-w-2xl", beside && "lg:sticky lg:top-28 lg:self-start")}>
        <h2 id={`${id}-title`} className="text-title font-semibold">
          {title}
        </h2>
        {text ? <p className="mt-3 text-soft sm:text-lg">{text}</p> : null}
        {aside}
      </header>
      <div className={clsx("mt-8 sm:mt-12", beside && "lg:mt-0")}>{children}</div>
    </section>
  );
}
