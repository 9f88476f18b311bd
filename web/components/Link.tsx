import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler, useLocation, type To } from "react-router-dom";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A place on this site, or the whole address of another one, such as `https://example.org` or `tel:`. */
  to: To;
  /** Passed to the page as `location.state`. */
  state?: unknown;
  /** Follows the link by a document load, for pages outside this router. */
  reloadDocument?: boolean;
}

const WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link to a page of this site, which is shown without loading another document. The router's own does more than is needed here: it
 * brings what fetches data in advance, 5 kB of compressed JavaScript on every page.
 */
export function Link({ to, state, reloadDocument = false, onClick, target, children, ...rest }: LinkProps) {
  const path = useHref(to);
  const elsewhere = typeof to === "string" && WHOLE_ADDRESS.test(to) ? to : null;
  const follow = useLinkClickHandler(to, { state, ...(target && { target }) });
  const followHere: typeof onClick = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      {...rest}
      href={elsewhere ?? path}
      target={target}
      onClick={reloadDocument || elsewhere !== null ? onClick : followHere}
    >
      {children}
    </a>
  );
}

/**
 * A link that shows the current location: sets `aria-current`, and the class from `className`, on its page
 * and on those below.
 */
export function NavLink({
  to,
  className,
  ...rest
}: Omit<LinkProps, "to" | "className"> & {
  to: string;
  className: string | ((here: { isActive: boolean }) => string);
}) {
  const here = useLocation().pathname.toLowerCase();
  const path = to.toLowerCase();
  const isActive = here === path || here.startsWith(`${path}/`);
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? "page" : undefined}
      className={typeof className === "function" ? className({ isActive }) : className}
    />
  );
}
