import type { SVGProps } from "react";

/** The product's logo: a finder pattern inside the corners of its quiet zone. */
export function Logo(look: Pick<SVGProps<SVGSVGElement>, "className" | "width" | "height" | "style">) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" {...look}>
      <path
        d="M1.5 7V1.5H7M25 1.5h5.5V7M30.5 25v5.5H25M7 30.5H1.5V25"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity="0.55"
      />
      <rect x="7.5" y="7.5" width="17" height="17" rx="3" stroke="currentColor" strokeWidth="3" />
      <rect x="12.5" y="12.5" width="7" height="7" rx="1.5" fill="var(--primary)" />
    </svg>
  );
}
