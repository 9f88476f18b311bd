import { useEffect, useRef, useState, type ReactNode } from "react";
import { useMessages } from "../../../components/messages.tsx";
import { ContentButtons } from "../../../generator/wizard/ContentButtons.tsx";
import { FieldGroup } from "../../../payloads/FieldGroup.tsx";
import { countCharacters } from "../count-characters.ts";
import type { FormKind } from "./content-kinds.ts";
import { fillForm } from "./fill-form.ts";
import type { FilledForm } from "./filled-form.ts";
import { FoldedFields } from "./FoldedFields.tsx";
import { emptyForm, formLayout, namesIn } from "./form-layout.ts";
import type { GroupLayout } from "./layout.ts";
import { FormInput } from "./FormInput.tsx";
import { MomentFields } from "./MomentFields.tsx";
import { PositionFields } from "./PositionFields.tsx";
import { useContentFields, type ContentFields } from "./use-content-fields.ts";

/** The form of a content type, instead of the text field. */
export function ContentForm({
  kind,
  filled,
  excess,
  children,
  onFill,
  onGenerate,
  onClear,
}: {
  kind: FormKind;
  /** Undefined if nothing was entered yet. */
  filled: FilledForm | undefined;
  /** Number of bytes by which the content is too long for a code, or null. */
  excess: number | null;
  /** Other controls of the content, below it. */
  children?: ReactNode;
  onFill: (change: (before: FilledForm | undefined) => FilledForm) => void;
  onGenerate: () => void;
  onClear: () => void;
}) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [cleared, setCleared] = useState(0);
  const fields = useContentFields({
    kind,
    typed: filled?.typed ?? emptyForm(kind),
    excess,
    setForm: (patch) =>
      onFill((before) => fillForm(kind, { ...(before?.typed ?? emptyForm(kind)), ...patch }, new Date())),
  });
  const { attempts } = fields;
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (fields.isRight) onGenerate();
        else fields.attempt();
      }}
    >
      {formLayout(kind).map((group) => (
        // remounted after clearing, which also resets state outside the fields, such as all-day events
        <Group key={`${namesIn(group).join(" ")} ${cleared}`} group={group} fields={fields} />
      ))}
      {filled && filled.content !== "" ? <HeldContent content={filled.content} /> : null}
      {children}
      <ContentButtons
        generate={t("qr.generate")}
        disabled={false}
        onClear={() => {
          fields.reset();
          setCleared((now) => now + 1);
          onClear();
        }}
      />
    </form>
  );
}

function Group({ group, fields }: { group: GroupLayout; fields: ContentFields }) {
  const t = useMessages();
  const legend = group.legend && t(group.legend);
  const inputs = group.fields.map((field) =>
    field === "position" ? (
      <PositionFields key={field} fields={fields} />
    ) : field === "moments" ? (
      <MomentFields key={field} fields={fields} />
    ) : (
      <FormInput key={field.name} layout={field} fields={fields} />
    ),
  );
  if (!group.isFolded) return <FieldGroup legend={legend}>{inputs}</FieldGroup>;
  const isWanted = namesIn(group).some(
    (name) => fields.typed[name] !== "" || fields.errorOf(name) !== undefined,
  );
  return (
    <FoldedFields legend={legend ?? ""} isWanted={isWanted}>
      <FieldGroup>{inputs}</FieldGroup>
    </FoldedFields>
  );
}

/** The content as scanners read it. */
function HeldContent({ content }: { content: string }) {
  const t = useMessages();
  return (
    <details className="group rounded-box border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-box px-4 text-sm font-medium hover:bg-hover">
        {t("contents.held")}
        <span className="font-normal text-faint">{t("qr.characters", { n: countCharacters(content) })}</span>
      </summary>
      <pre className="px-4 pt-2 pb-4 font-mono text-control whitespace-pre-wrap wrap-anywhere text-soft">
        {content}
      </pre>
    </details>
  );
}
