import {
  CHECK_SCHEMES,
  SERIAL_RUN_LIMIT,
  SERIAL_RUN_RANGES,
} from "../../../core/codes/payloads/serial-run.ts";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import type { RunDraft, RunReading } from "./run-draft.ts";

/** Prefix, numbers and check character of a run. */
export function RunFields({
  draft,
  problems,
  onChange,
}: {
  draft: RunDraft;
  problems: RunReading["problems"];
  onChange: (patch: Partial<RunDraft>) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const shown = (n: number) => n.toLocaleString(language);
  const number = (field: keyof typeof SERIAL_RUN_RANGES) => {
    const { min, max } = SERIAL_RUN_RANGES[field];
    return {
      inputMode: "numeric" as const,
      autoComplete: "off",
      value: draft[field],
      error: problems[field]
        ? t("product_serial.run_number", { min: shown(min), max: shown(max) })
        : undefined,
      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => onChange({ [field]: target.value }),
    };
  };
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @md:grid-cols-2">
        <TextField
          label={t("product_serial.prefix")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={draft.prefix}
          error={problems.prefix && problems.prefix !== "number" ? t(problems.prefix) : undefined}
          onChange={({ target }) => onChange({ prefix: target.value })}
        />
        <TextField label={t("product_serial.start")} {...number("start")} />
        <TextField
          label={t("product_serial.count")}
          hint={t("product_serial.count_hint", { limit: shown(SERIAL_RUN_LIMIT) })}
          {...number("count")}
        />
        <TextField
          label={t("product_serial.digits")}
          hint={t("product_serial.digits_hint")}
          {...number("digits")}
        />
        <div className="@md:col-span-2">
          <SelectField
            label={t("product_serial.check")}
            hint={t("product_serial.check_hint")}
            value={draft.check}
            options={CHECK_SCHEMES.map((value) => ({ value, text: t(`product_serial.check_${value}`) }))}
            onChoose={(check) => onChange({ check })}
          />
        </div>
      </div>
    </div>
  );
}
