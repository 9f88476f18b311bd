import { PageHead } from "../../components/PageHead.tsx";
import { useMessages } from "../../components/messages.tsx";

/** /qr-code-scanner-from-image */
export function Component() {
  const t = useMessages();
  return (
    <div className="page py-16">
      <PageHead title={t("scanner.title")} />
      <h1 className="text-title font-semibold">{t("scanner.title")}</h1>
    </div>
  );
}
