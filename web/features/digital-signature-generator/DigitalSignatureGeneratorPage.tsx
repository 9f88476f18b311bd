import { PageHead } from "../../components/PageHead.tsx";
import { useMessages } from "../../components/messages.tsx";

/** /digital-signature-generator */
export function Component() {
  const t = useMessages();
  return (
    <div className="page py-16">
      <PageHead title={t("digital_signature.title")} />
      <h1 className="text-title font-semibold">{t("digital_signature.title")}</h1>
    </div>
  );
}
