import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "good" | "warn" | "danger";

const tones: Record<Tone, string> = {
  neutral: "text-soft border-line",
  accent: "text-accent border-accent/40",
  good: "text-good border-good/40",
  warn: "text-warn border-warn/40",
  danger: "text-danger border-danger/40",
};

/** One word that classifies: a type, a role, a state. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex h-6 items-center gap-1 rounded-box border px-2 text-xs font-medium tracking-normal whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
