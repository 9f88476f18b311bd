import { PageHead } from "../../components/PageHead.tsx";
import { useMessages } from "../../components/messages.tsx";

/** /vcard-generator */
export function Component() {
  const t = useMessages();
  return (
    <div className="page py-16">
      <PageHead title={t("vcard.title")} />
      <h1 className="text-title font-semibold">{t("vcard.title")}</h1>
    </div>
  );
}
