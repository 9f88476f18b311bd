import { useRef, useState } from "react";
import { LABEL_PRINTER_DPI } from "../../../../core/codes/print/label-printer.ts";
import {
  namesOf,
  nearTemplates,
  rollsFirst,
  searchTemplates,
} from "../../../../core/labels/find-template.ts";
import { type LabelTemplate, labelsOnPage, templateName } from "../../../../core/labels/template.ts";
import { RadioCards } from "../../../components/fields/RadioCards.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { RESOLUTIONS } from "../../../generator/paper/paper.ts";
import type { Bulk } from "../use-bulk.ts";
import { NEW_OWN_LABEL } from "./label-choices.ts";
import { chosenTemplate, startOn } from "./label-design.ts";
import { OwnLabelFields } from "./OwnLabelFields.tsx";
import { templateText } from "./template-text.ts";

/** Number of templates in the list. */
const LISTED = 40;

/** The labels, by maker or by measure, and the first unused one. */
export function LabelChoice({ bulk, templates }: { bulk: Bulk; templates: readonly LabelTemplate[] }) {
  const t = useMessages();
  const { draft, patch } = bulk;
  const { ownLabel, output, start } = draft;
  const chosen = chosenTemplate(draft, templates);
  const isSheet = output === "sheet";
  const perPage = chosen.ok ? labelsOnPage(chosen.template) : 0;
  return (
    <>
      <RadioCards
        look="segments"
        legend={t("bulk.labels_from")}
        value={ownLabel ? "own" : "list"}
        choices={[
          { value: "list", title: t("bulk.labels_list") },
          { value: "own", title: t("bulk.labels_own") },
        ]}
        onChoose={(from) => patch({ ownLabel: from === "own" ? NEW_OWN_LABEL : null })}
      />
      {ownLabel ? (
        <OwnLabelFields
          own={ownLabel}
          isRoll={!isSheet}
          problem={chosen.ok ? null : chosen.problem}
          onChange={(change) => patch({ ownLabel: { ...ownLabel, ...change } })}
        />
      ) : (
        <TemplateFields
          templates={templates}
          isRoll={!isSheet}
          chosen={chosen.ok ? chosen.template : null}
          onChoose={(name) => patch(isSheet ? { template: name } : { printerTemplate: name })}
        />
      )}
      {isSheet && chosen.ok && perPage > 1 ? (
        <TextField
          label={t("bulk.start")}
          hint={t("bulk.start_hint")}
          inputMode="numeric"
          autoComplete="off"
          value={start}
          error={
            startOn(chosen.template, start) === null ? t("bulk.start_wrong", { max: perPage }) : undefined
          }
          onChange={({ target }) => patch({ start: target.value })}
        />
      ) : null}
      <ResolutionField bulk={bulk} />
    </>
  );
}

/** The resolution of the printer of sheets or of labels. */
function ResolutionField({ bulk: { draft, patch } }: { bulk: Bulk }) {
  const t = useMessages();
  const { output, resolution } = draft;
  const { sheet, printer } = resolution;
  const isSheet = output === "sheet";
  return (
    <SelectField
      label={t("bulk.dpi")}
      value={String(isSheet ? sheet : printer)}
      options={(isSheet ? RESOLUTIONS : LABEL_PRINTER_DPI.all).map((each) => ({
        value: String(each),
        text: t("bulk.dpi_option", { dpi: each }),
      }))}
      onChoose={(text) =>
        patch({
          resolution: isSheet
            ? { printer, sheet: RESOLUTIONS.find((each) => String(each) === text) ?? sheet }
            : { sheet, printer: LABEL_PRINTER_DPI.all.find((each) => String(each) === text) ?? printer },
        })
      }
    />
  );
}

function TemplateFields({
  templates,
  isRoll,
  chosen,
  onChoose,
}: {
  templates: readonly LabelTemplate[];
  /** For a label printer: rolls come first. */
  isRoll: boolean;
  chosen: LabelTemplate | null;
  onChoose: (name: string) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  const found = searchTemplates(templates, search);
  const near = found.length === 0 ? nearTemplates(templates, search) : [];
  const matching = isRoll ? rollsFirst(found) : found;
  const offered = [...matching, ...near];
  const listed = offered.slice(0, LISTED);
  const [first] = matching;
  /** What Enter chooses: without a search the first of all is no answer. */
  const best = search.trim() !== "" && first !== chosen ? first : undefined;
  const isChosenFound = chosen === null || offered.includes(chosen);
  if (chosen && !listed.includes(chosen)) listed.unshift(chosen);
  return (
    <>
      <TextField
        label={t("bulk.template_search")}
        hint={
          best
            ? t("bulk.template_enter", { n: matching.length, name: templateName(best) })
            : near.length > 0
              ? t("bulk.template_near", { names: namesOf(near) })
              : t("bulk.template_found", { n: matching.length })
        }
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !best) return;
          // the same key would open the list
          event.preventDefault();
          onChoose(templateName(best));
          // says what is chosen now, and its arrow keys go on to the next
          select.current?.focus();
        }}
      />
      <SelectField
        ref={select}
        label={t("bulk.template")}
        hint={isChosenFound ? undefined : t("bulk.template_stays", { name: templateName(chosen) })}
        value={chosen ? templateName(chosen) : ""}
        options={listed.map((template) => ({
          value: templateName(template),
          text: templateText(t, language, template),
        }))}
        onChoose={onChoose}
      />
    </>
  );
}
