import { useEffect, useRef, type ReactNode } from "react";
import { AdSlot } from "../../ads/ads.tsx";
import { focusPanel, PANEL_ID } from "./focus-panel.ts";
import { Stepper } from "./Stepper.tsx";
import { RecentRow } from "../../recent/RecentRow.tsx";
import { useLive } from "../../components/loading/use-live.ts";
import type { WizardStep } from "./wizard-step.ts";

/** Scrolls only if the top of the panel is hidden above the screen or behind the sticky preview. */
function uncover(panel: HTMLElement): void {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (panel.getBoundingClientRect().top < covered) panel.scrollIntoView({ block: "start" });
}

/**
 * Three steps, the panel of the current one, and the preview beside it. Changing the step moves the focus to
 * the panel.
 */
export function CodeWizard({
  title,
  intro,
  names,
  step,
  onStep,
  preview,
  children,
}: {
  title: string;
  intro: string;
  names: Record<WizardStep, string>;
  step: WizardStep;
  onStep: (step: WizardStep) => void;
  preview: ReactNode;
  children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  const live = useLive();
  const shown = useRef<WizardStep | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (live) shown.current = step;
    if (before === null || before === step) return;
    focusPanel();
    if (panel.current) uncover(panel.current);
  }, [live, step]);
  return (
    <>
      <div className="page pt-6 pb-12 lg:pt-12">
        <div className="mb-4 lg:mb-10">
          <h1 className="text-title font-semibold">{title}</h1>
          <p className="mt-2 text-soft">{intro}</p>
        </div>
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)_19rem] xl:grid-cols-[11rem_minmax(0,1fr)_24rem] lg:items-start lg:gap-8">
          <div className="lg:sticky lg:top-24">
            <Stepper names={names} step={step} onStep={onStep} />
          </div>
          <section
            ref={panel}
            id={PANEL_ID}
            aria-labelledby="step-heading"
            className="rounded-box border border-line bg-surface p-4 sm:p-6"
          >
            <h2 id="step-heading" tabIndex={-1} className="mb-4 text-lg font-semibold tracking-tight">
              {names[step]}
            </h2>
            {children}
          </section>
          {preview}
        </div>
        <div className="mt-4 lg:mt-8">
          <RecentRow />
        </div>
      </div>
      <AdSlot placement="content" />
    </>
  );
}
