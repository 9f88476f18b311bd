import type { ComponentProps } from "react";
import { Link } from "../../components/Link.tsx";

/** A link from one account page to another, in running text. */
export function AccountLink(props: Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <Link
      {...props}
      className="rounded-box font-medium text-ink underline decoration-control underline-offset-4 hover:decoration-accent"
    />
  );
}
