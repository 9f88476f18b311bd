import { useMessages } from "../../../components/messages.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextAreaField, TextField } from "../../../components/fields/TextField.tsx";
import type { FieldLayout } from "./layout.ts";
import type { ContentFields } from "./use-content-fields.ts";

/** A form field according to its layout. */
export function FormInput({ layout, fields }: { layout: FieldLayout; fields: ContentFields }) {
  const t = useMessages();
  const { name, label, hint, placeholder, isLong, isWide, keys, autoComplete, unit, choices } = layout;
  const texts = { label: t(label), hint: hint && t(hint) };
  const attributes = fields.field(name);
  const [first = "", ...others] = choices ?? [];
  const typing = {
    ...(keys && { inputMode: keys, autoCapitalize: "none", spellCheck: false }),
    ...(placeholder && { placeholder }),
    autoComplete: autoComplete ?? "off",
  };
  return (
    <div data-wide={isWide}>
      {choices ? (
        <SelectField
          {...texts}
          {...attributes}
          options={[{ value: "", text: first }, ...others.map((value) => ({ value, text: value }))]}
        />
      ) : isLong ? (
        <TextAreaField {...texts} {...attributes} {...typing} rows={3} className="resize-y" />
      ) : (
        <TextField
          {...texts}
          {...attributes}
          {...typing}
          end={unit && <span className="pr-3 text-sm text-soft">{unit}</span>}
        />
      )}
    </div>
  );
}
