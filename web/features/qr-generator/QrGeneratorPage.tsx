import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";

export function Component() {
  const t = useMessages();
  return <PageHead title={t("home.qr_title")} />;
}
