import { PageHead } from "../../components/PageHead.tsx";
import { useMessages } from "../../components/messages.tsx";

/** /product-serial-generator */
export function Component() {
  const t = useMessages();
  return (
    <div className="page py-16">
      <PageHead title={t("product_serial.title")} />
      <h1 className="text-title font-semibold">{t("product_serial.title")}</h1>
    </div>
  );
}
