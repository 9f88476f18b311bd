import { sampleForms } from "../../../../support/codes/sample-forms.ts";

/** Sample input for a form of the page by field name, where first_name becomes firstName. */
export const typedTexts = (kind: keyof typeof sampleForms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sampleForms[kind].texts).map(([name, text]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      text ?? "",
    ]),
  );
