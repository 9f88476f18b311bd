import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "./Link.tsx";
import { Spinner } from "./loading/Spinner.tsx";

interface ButtonStyle {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  /** A lucide icon before the text. */
  icon?: ReactNode;
}

const base =
  "inline-flex items-center justify-center gap-2 rounded-box font-medium whitespace-nowrap select-none " +
  "transition-[background-color,border-color,color,box-shadow,translate] not-disabled:not-aria-disabled:active:translate-y-px " +
  "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress " +
  "[&_svg]:size-[1.15em] [&_svg]:shrink-0";
const variants = {
  // the border is visible in forced-colors mode
  primary:
    "border border-transparent bg-ink text-inverse not-disabled:hover:shadow-glow focus-visible:shadow-glow",
  secondary: "border border-control text-ink not-disabled:hover:border-ink not-disabled:hover:bg-hover",
  quiet: "border border-transparent text-soft not-disabled:hover:bg-hover not-disabled:hover:text-ink",
  danger: "border border-danger text-danger not-disabled:hover:bg-danger not-disabled:hover:text-inverse",
};
const sizes = {
  sm: "min-h-8 px-3 text-sm",
  md: "min-h-10 px-4 text-button",
  lg: "min-h-12 px-6 text-base",
};

const look = ({ variant = "secondary", size = "md" }: ButtonStyle, className?: string) =>
  clsx(base, variants[variant], sizes[size], className);

/**
 * A button for actions. `busy` shows a spinner instead of the icon and ignores clicks, keeping the width and
 * the focus.
 */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonStyle & { busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? undefined : onClick}
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A square button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  type = "button",
  ...rest
}: { label: string } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        "inline-grid size-10 shrink-0 place-items-center rounded-box text-soft transition-[background-color,color,translate] pointer-coarse:size-11",
        "not-disabled:hover:bg-hover not-disabled:hover:text-ink not-disabled:active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5",
        className,
      )}
    >
      {children}
    </button>
  );
}
