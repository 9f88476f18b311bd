import { useMessages } from "../../components/messages.tsx";
import { TextAreaField, TextField } from "../../components/fields/TextField.tsx";
import { FieldGroup } from "../../payloads/FieldGroup.tsx";
import type { VcardPayload } from "./use-vcard.ts";

/** The contact form, with autofill. */
export function VcardFields({ payload: { field } }: { payload: VcardPayload }) {
  const t = useMessages();
  return (
    <>
      <FieldGroup legend={t("contact.group_name")}>
        <TextField label={t("contact.first_name")} autoComplete="given-name" {...field("firstName")} />
        <TextField label={t("contact.last_name")} autoComplete="family-name" {...field("lastName")} />
      </FieldGroup>
      <FieldGroup legend={t("contact.group_contact")}>
        <TextField
          label={t("contact.phone")}
          type="tel"
          autoComplete="tel"
          placeholder="+1 555 123 4567"
          {...field("phone")}
        />
        <TextField label={t("contact.email")} type="email" autoComplete="email" {...field("email")} />
        <div data-wide>
          <TextField
            label={t("contact.website")}
            type="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://example.com"
            {...field("website")}
          />
        </div>
      </FieldGroup>
      <FieldGroup legend={t("contact.group_work")}>
        <TextField label={t("contact.organization")} autoComplete="organization" {...field("organization")} />
        <TextField label={t("contact.job")} autoComplete="organization-title" {...field("title")} />
      </FieldGroup>
      <FieldGroup legend={t("contact.group_address")}>
        <div data-wide>
          <TextField label={t("contact.street")} autoComplete="address-line1" {...field("address")} />
        </div>
        <TextField
          label={t("contact.postcode")}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...field("zipCode")}
        />
        <TextField label={t("contact.city")} autoComplete="address-level2" {...field("city")} />
        <TextField label={t("contact.state")} autoComplete="address-level1" {...field("state")} />
        <TextField label={t("contact.country")} autoComplete="country-name" {...field("country")} />
      </FieldGroup>
      <TextAreaField
        label={t("contact.note")}
        hint={t("contact.note_hint")}
        rows={3}
        className="resize-y"
        {...field("note")}
      />
    </>
  );
}
