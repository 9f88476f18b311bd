import { useMessages } from "../../components/messages.tsx";
import { PayloadPage } from "../../payloads/PayloadPage.tsx";
import { ProductFields } from "./ProductFields.tsx";
import { RunPanel } from "./RunPanel.tsx";
import { useProduct } from "./use-product.ts";

export function Component() {
  const t = useMessages();
  const payload = useProduct();
  return (
    <PayloadPage
      payload={payload}
      title={t("product_serial.title")}
      description={t("product_serial.description")}
      intro={t("product_serial.intro")}
      fieldsTitle={t("product_serial.fields")}
      empty={t("product_serial.empty")}
      done={t("product_serial.downloaded")}
      after={<RunPanel payload={payload} />}
    >
      <ProductFields payload={payload} />
    </PayloadPage>
  );
}
