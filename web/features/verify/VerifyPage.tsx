import { PageHead } from "../../components/PageHead.tsx";
import { useMessages } from "../../components/messages.tsx";

/** /verify */
export function Component() {
  const t = useMessages();
  return (
    <div className="page py-16">
      <PageHead title={t("verify.title")} />
      <h1 className="text-title font-semibold">{t("verify.title")}</h1>
    </div>
  );
}
