import { Box } from "@mui/material";
import { useTranslate } from "react-admin";
import type { SettingCategory } from "../../core/settings/settings.ts";
import { ApiKeysPanel } from "./ApiKeysPanel.tsx";
import { ColorPreview } from "./ColorPreview.tsx";
import { Field } from "./Field.tsx";
import { Group } from "./Group.tsx";
import { MailPanel } from "./MailPanel.tsx";
import { groupsOf } from "./setting-fields.ts";
import type { Installation, Setting } from "./settings-api.ts";
import { shownValue } from "./settings-form.ts";
import type { SettingsForm } from "./use-settings.ts";
import { WebhooksPanel } from "./WebhooksPanel.tsx";

interface Props {
  name: SettingCategory;
  form: SettingsForm;
  settings: readonly Setting[];
  installation: Installation;
}

/** One tab: its groups of fields, each in a card, and its other panels. */
export function SettingsTab({ name, form, settings, installation }: Props) {
  const t = useTranslate();
  const valueOf = (key: string): unknown => {
    const setting = settings.find((one) => one.key === key);
    return setting ? shownValue(setting, form.draft) : "";
  };
  return (
    <Box sx={{ display: "grid", gap: 6, maxWidth: name === "api" ? "60rem" : "52rem" }}>
      {name === "email" ? <MailPanel route={installation.mail_route} isDirty={form.isDirty} /> : null}
      {groupsOf(name).map((group) => (
        <Group key={group.name} title={t(`settings.group.${group.name}`)}>
          {group.fields.map((field) => {
            const setting = settings.find(({ key }) => key === field.key);
            return setting ? (
              <Field
                key={field.key}
                field={field}
                setting={setting}
                value={valueOf(field.key)}
                isEdited={Object.hasOwn(form.draft, field.key)}
                error={form.errors[field.key]}
                installation={installation}
                onChange={(value) => form.edit(field.key, value)}
              />
            ) : null;
          })}
          {group.name === "colors" ? <ColorPreview valueOf={valueOf} /> : null}
        </Group>
      ))}
      {name === "notifications" ? <WebhooksPanel settings={settings} isDirty={form.isDirty} /> : null}
      {name === "api" ? (
        <ApiKeysPanel expiry={Number(valueOf("api_key_expiry"))} isOn={valueOf("enable_api") === true} />
      ) : null}
    </Box>
  );
}
