import type { ComponentProps } from "react";
import type * as z from "zod/mini";
import type { contentForms } from "../../../../core/codes/payloads/forms/content-forms.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import type { FormKind } from "./content-kinds.ts";

/** A field of a form, and how it is filled in. */
export interface FieldLayout<Name extends string = string> {
  name: Name;
  label: MessageKey;
  hint?: MessageKey;
  placeholder?: string;
  /** Several lines. */
  isLong?: true;
  /** Takes the whole width where two fields stand side by side. */
  isWide?: true;
  /** Which keys a phone shows; then it is no prose, and nothing is corrected or capitalized. */
  keys?: "text" | "email" | "tel" | "url" | "decimal" | "numeric";
  autoComplete?: ComponentProps<"input">["autoComplete"];
  /** Behind the field. */
  unit?: string;
  /** One of these; "" stands for the first. */
  choices?: readonly string[];
}

/** Fields that are one thing to people and have a control of their own. */
export type Control = "position" | "moments";

export interface GroupLayout<Name extends string = string> {
  legend?: MessageKey;
  /** Closed at first: what few need. */
  isFolded?: true;
  fields: readonly (FieldLayout<Name> | Control)[];
}

type FieldName<Kind extends FormKind> = keyof z.infer<(typeof contentForms)[Kind]["schema"]> & string;

/** The groups of fields of kinds of content, in the order in which they are filled in. */
export type Layouts<Kinds extends FormKind> = { [Kind in Kinds]: readonly GroupLayout<FieldName<Kind>>[] };
