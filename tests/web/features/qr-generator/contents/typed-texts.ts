import { sampleForms } from "../../../../support/codes/sample-forms.ts";

/** What somebody types into a form of the page, by the names of its fields: first_name is firstName there. */
export const typedTexts = (kind: keyof typeof sampleForms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sampleForms[kind].texts).map(([name, text]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      text ?? "",
    ]),
  );
