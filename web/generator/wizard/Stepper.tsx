import { clsx } from "clsx";
import { useMessages } from "../../components/messages.tsx";
import { WIZARD_STEPS, type WizardStep } from "./wizard-step.ts";

/** The list of steps: any can be opened directly, and steps before the current one look active, too. */
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
                "flex w-full flex-col items-center gap-1 rounded-box px-1 py-2 text-center text-xs font-medium transition-colors " +
                  "lg:min-h-11 lg:flex-row lg:gap-2.5 lg:px-3 lg:text-left lg:text-sm",
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
              <span>{names[number]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
