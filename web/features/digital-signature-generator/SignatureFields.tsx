import { SIGNATURE_TYPES, type SecurityLevel } from "../../../core/codes/payloads/digital-signature.ts";
import { useMessages } from "../../components/messages.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { TextAreaField, TextField } from "../../components/fields/TextField.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import { FieldGroup } from "../../payloads/FieldGroup.tsx";
import { HashField } from "./HashField.tsx";
import { LevelField } from "./LevelField.tsx";
import { LocationField } from "./LocationField.tsx";
import { useLevelHint, withNeeded } from "./use-level-hint.ts";
import type { SignaturePayload } from "./use-signature.ts";

/** The signature form, with its options and levels. */
export function SignatureFields({ payload, level }: { payload: SignaturePayload; level: SecurityLevel }) {
  const t = useMessages();
  const { field, form, setForm } = payload;
  const neededAt = useLevelHint(level);
  return (
    <>
      <FieldGroup legend={t("digital_signature.section_document")}>
        <div data-wide>
          <TextField
            label={t("digital_signature.documentTitle")}
            required
            autoComplete="off"
            {...field("documentTitle")}
          />
        </div>
        <SelectField
          label={t("digital_signature.signatureType")}
          name="signatureType"
          value={form.signatureType}
          options={SIGNATURE_TYPES.map((value) => ({ value, text: t(`digital_signature.type_${value}`) }))}
          onChoose={(signatureType) => setForm({ signatureType })}
        />
        <TextField label={t("digital_signature.purpose")} autoComplete="off" {...field("purpose")} />
        <div data-wide>
          <HashField payload={payload} needed={neededAt("documentHash")} />
        </div>
      </FieldGroup>
      <FieldGroup legend={t("digital_signature.section_signer")}>
        <TextField
          label={t("digital_signature.signerName")}
          required
          autoComplete="name"
          {...field("signerName")}
        />
        <TextField
          label={t("digital_signature.signerEmail")}
          type="email"
          autoComplete="email"
          {...field("signerEmail")}
        />
        <div data-wide>
          <TextField
            label={t("digital_signature.organization")}
            autoComplete="organization"
            {...field("organization")}
          />
        </div>
      </FieldGroup>
      <LevelField level={level} payload={payload} />
      <FieldGroup legend={t("digital_signature.section_details")}>
        <TextField
          label={t("digital_signature.validUntil")}
          type="date"
          autoComplete="off"
          hint={withNeeded(neededAt("validUntil"), t("digital_signature.valid_until_hint"))}
          {...field("validUntil")}
        />
        <div data-wide>
          <ToggleField
            label={t("digital_signature.include_timestamp")}
            checked={form.includeTimestamp}
            onChange={(includeTimestamp) => setForm({ includeTimestamp })}
          />
        </div>
        {form.includeTimestamp ? (
          <TextField
            label={t("digital_signature.timestamp")}
            type="datetime-local"
            autoComplete="off"
            hint={t("digital_signature.timestamp_hint")}
            {...field("timestamp")}
          />
        ) : null}
        <div data-wide>
          <ToggleField
            label={t("digital_signature.include_location")}
            checked={form.includeLocation}
            onChange={(includeLocation) => setForm({ includeLocation })}
          />
        </div>
        {form.includeLocation ? (
          <div data-wide>
            <LocationField payload={payload} />
          </div>
        ) : null}
        <div data-wide>
          <ToggleField
            label={t("digital_signature.include_hash")}
            hint={t("digital_signature.include_hash_hint")}
            checked={form.includeHash}
            onChange={(includeHash) => setForm({ includeHash })}
          />
        </div>
        <div data-wide>
          <TextAreaField
            label={t("digital_signature.customData")}
            rows={3}
            className="resize-y"
            {...field("customData")}
          />
        </div>
      </FieldGroup>
    </>
  );
}
