/** The three steps of both generators. */
export const WIZARD_STEPS = [1, 2, 3] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/**
 * Each step has an address, so that the back button returns to the previous step instead of losing the work.
 */
const HASHES: Record<WizardStep, string> = { 1: "#settings", 2: "#generate", 3: "#download" };

export const hashOfStep = (step: WizardStep): string => HASHES[step];

export const stepOfHash = (hash: string): WizardStep | null =>
  WIZARD_STEPS.find((step) => HASHES[step] === hash) ?? null;
