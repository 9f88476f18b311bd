import { clsx } from "clsx";
import { useMessages } from "./messages.tsx";
import { WIZARD_STEPS, type WizardStep } from "./wizard-step.ts";

/** The list of steps: any may be entered directly, and those before the current one show as active too (public tools §4). */
export function Stepper({
  names,
  step,
  onStep,
}: {
  names: Record<WizardStep, string>;
  step: WizardStep;
  onStep: (step: WizardStep) => void;
}) {
  const t = useMessages();
  return (
    <nav aria-label={t("generator.steps")}>
      <ol className="grid grid-cols-3 gap-1 lg:grid-cols-1">
        {WIZARD_STEPS.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-current={number === step ? "step" : undefined}
              data-active={number <= step}
              onClick={() => onStep(number)}
              className={clsx(
                "flex min-h-11 w-full items-center gap-2.5 rounded-box px-2 text-left text-sm font-medium transition-colors lg:px-3",
                number === step ? "bg-hover text-ink" : "text-soft hover:bg-hover hover:text-ink",
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  "grid size-6 shrink-0 place-items-center rounded-box border text-xs transition-colors",
                  number <= step ? "border-ink bg-ink text-inverse" : "border-control text-soft",
                )}
              >
                {number}
              </span>
              <span className="truncate">{names[number]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
