import type { ReactNode } from "react";

/** A section of the page with its anchor. */
export function Section({
  id,
  title,
  text,
  aside,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  /** Beside the heading on a wide screen. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="page mt-20 outline-none sm:mt-32"
    >
      <header className="lg:flex lg:items-end lg:justify-between lg:gap-16">
        <div className="max-w-2xl">
          <h2 id={`${id}-title`} className="text-title font-semibold">
            {title}
          </h2>
          {text ? <p className="mt-3 text-soft sm:text-lg">{text}</p> : null}
        </div>
        {aside}
      </header>
      <div className="mt-8 sm:mt-12">{children}</div>
    </section>
  );
}
