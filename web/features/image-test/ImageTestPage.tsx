import { PageHead } from "../../components/PageHead.tsx";
import { useMessages } from "../../components/messages.tsx";

/** /cloudinary-test */
export function Component() {
  const t = useMessages();
  return (
    <div className="page py-16">
      <PageHead title={t("image_test.title")} />
      <h1 className="text-title font-semibold">{t("image_test.title")}</h1>
    </div>
  );
}
