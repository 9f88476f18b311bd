import type { ReactNode } from "react";

/** Replaces an empty list: why there is nothing and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-16 text-center">
      {icon ? <div className="text-faint [&_svg]:size-10">{icon}</div> : null}
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      {children ? <p className="max-w-sm text-soft">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
