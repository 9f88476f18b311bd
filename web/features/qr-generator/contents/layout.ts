import type { ComponentProps } from "react";
import type * as z from "zod/mini";
import type { contentForms } from "../../../../core/codes/payloads/forms/content-forms.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import type { FormKind } from "./content-kinds.ts";

/** A form field and its input. */
export interface FieldLayout<Name extends string = string> {
  name: Name;
  label: MessageKey;
  hint?: MessageKey;
  placeholder?: string;
  /** Several lines. */
  isLong?: true;
  /** Takes the full width where two fields are side by side. */
  isWide?: true;
  /** Virtual keyboard; fields with one are not prose, so autocorrection and capitalization are off. */
  keys?: "text" | "email" | "tel" | "url" | "decimal" | "numeric";
  autoComplete?: ComponentProps<"input">["autoComplete"];
  /** Unit after the field. */
  unit?: string;
  /** Options; "" stands for the first. */
  choices?: readonly string[];
}

/** Fields that users see as one and that share a control. */
export type Control = "position" | "moments";

export interface GroupLayout<Name extends string = string> {
  legend?: MessageKey;
  /** Initially collapsed, since few users need it. */
  isFolded?: true;
  fields: readonly (FieldLayout<Name> | Control)[];
}

type FieldName<Kind extends FormKind> = keyof z.infer<(typeof contentForms)[Kind]["schema"]> & string;

/** The field groups of content types, in order. */
export type Layouts<Kinds extends FormKind> = { [Kind in Kinds]: readonly GroupLayout<FieldName<Kind>>[] };
