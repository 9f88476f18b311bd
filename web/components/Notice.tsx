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
      {/* with an action, the text is level with the button */}
      <Icon aria-hidden="true" className={clsx("size-4.5 shrink-0", action ? "mt-[7px]" : "mt-px")} />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3 gap-y-1.5">
        <div className={clsx("min-w-0 grow basis-44 text-ink", action && "py-1.5")}>{children}</div>
        {/* beside the first line, or below the text where that would be squeezed */}
        {action ? <div className="flex items-start">{action}</div> : null}
      </div>
    </div>
  );
}
