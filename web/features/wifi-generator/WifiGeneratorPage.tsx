import { useMessages } from "../../components/messages.tsx";
import { PayloadPage } from "../../payloads/PayloadPage.tsx";
import { useWifi } from "./use-wifi.ts";
import { WifiCardPanel } from "./WifiCardPanel.tsx";
import { WifiFields } from "./WifiFields.tsx";

export function Component() {
  const t = useMessages();
  const payload = useWifi();
  return (
    <PayloadPage
      payload={payload}
      title={t("network.title")}
      description={t("network.description")}
      intro={t("network.intro")}
      fieldsTitle={t("network.fields")}
      empty={t("network.preview_empty")}
      done={t("network.done")}
      after={<WifiCardPanel payload={payload} />}
    >
      <WifiFields payload={payload} />
    </PayloadPage>
  );
}
