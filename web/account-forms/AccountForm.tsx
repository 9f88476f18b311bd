import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "../components/Button.tsx";
import { Notice } from "../components/Notice.tsx";

/**
 * A form of an account page: its fields, why the whole of it was refused, and its one button. It is never submitted by itself: the
 * browser would put a password into the address.
 */
export function AccountForm({
  submit,
  busy,
  problem,
  remedy,
  size = "lg",
  className,
  children,
  after,
  onSubmit,
}: {
  submit: string;
  busy: boolean;
  /** Problem of the whole form; fields show their own. */
  problem: string | undefined;
  /** How to fix the problem, shown below it. */
  remedy?: ReactNode;
  size?: "md" | "lg";
  className?: string | undefined;
  children: ReactNode;
  /** Stands in the button's place when all is done. */
  after?: ReactNode;
  onSubmit: () => Promise<void>;
}) {
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className={clsx("grid gap-5", className)}
    >
      {children}
      {problem ? (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      ) : null}
      {problem ? remedy : null}
      {after ?? (
        <Button
          type="submit"
          variant="primary"
          size={size}
          busy={busy}
          className={clsx(size === "md" && "justify-self-start")}
        >
          {submit}
        </Button>
      )}
    </form>
  );
}
