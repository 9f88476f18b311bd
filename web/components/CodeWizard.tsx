import { useEffect, useRef, type ReactNode } from "react";
import { Stepper } from "./Stepper.tsx";
import { useLive } from "./use-live.ts";
import type { WizardStep } from "./wizard-step.ts";

/**
 * Three steps, the panel of the current one, and the preview beside it. A change of step moves the focus to the panel: to the
 * element that asks for it with `data-step-focus` where there is a pointer, else to the heading, so that no keyboard pops up
 * over a phone's screen.
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
    const wanted = panel.current?.querySelector<HTMLElement>("[data-step-focus]");
    const target =
      wanted && window.matchMedia?.("(pointer: fine)").matches ? wanted : panel.current?.querySelector("h2");
    target?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: "nearest" });
  }, [live, step]);
  return (
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
          aria-labelledby="step-heading"
          className="scroll-mt-44 rounded-box border border-line bg-surface p-4 sm:scroll-mt-60 sm:p-6 lg:scroll-mt-20"
        >
          <h2 id="step-heading" tabIndex={-1} className="mb-4 text-lg font-semibold tracking-tight">
            {names[step]}
          </h2>
          {children}
        </section>
        {preview}
      </div>
    </div>
  );
}
