import { useId, type ReactNode } from "react";
import { Card } from "../../components/Card.tsx";
import { useLatePart } from "../../components/loading/use-late-part.ts";

/** A section of a settings page: its subject on the left, its controls on the right. */
export function Part({
  anchor,
  title,
  text,
  danger = false,
  children,
}: {
  /** Fragment that links to it. */
  anchor?: string;
  title: string;
  text?: ReactNode;
  /** Cannot be undone. */
  danger?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  useLatePart(anchor);
  return (
    <Card
      id={anchor}
      aria-labelledby={id}
      className={
        danger
          ? "grid gap-5 border-danger/50! lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10"
          : "grid gap-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10"
      }
    >
      <div>
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {text ? <p className="mt-1 text-sm text-soft">{text}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
}
