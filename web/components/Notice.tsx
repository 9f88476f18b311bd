import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  info: { icon: Info, className: "border-line [&>svg]:text-accent" },
  good: { icon: CircleCheck, className: "border-good/40 [&>svg]:text-good" },
  warn: { icon: TriangleAlert, className: "border-warn/50 [&>svg]:text-warn" },
  danger: { icon: CircleAlert, className: "border-danger/50 [&>svg]:text-danger" },
};

/** A persistent message in context, with a small button or icon that helps. `live` announces it when it appears. */
export function Notice({
  tone,
  children,
  action,
  live = false,
  className,
}: {
  tone: keyof typeof looks;
  children: ReactNode;
  action?: ReactNode;
  live?: boolean;
  className?: string;
}) {
  const { icon: Icon, className: look } = looks[tone];
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      className={clsx(
        "flex items-start gap-3 rounded-box border bg-surface px-4 py-3 text-sm",
        look,
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-px size-4.5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3 gap-y-4">
        <div className="min-w-0 grow basis-44 text-ink">{children}</div>
        {/* beside the first line, or below the text where that would be squeezed */}
        {action ? <div className="-my-1.5 flex">{action}</div> : null}
      </div>
    </div>
  );
}
