import { IdCard } from "lucide-react";
import { vcardFileName } from "../../../core/codes/file-name.ts";
import { saveFile } from "../../../browser/save-file.ts";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { PayloadPage } from "../../payloads/PayloadPage.tsx";
import { useVcard } from "./use-vcard.ts";
import { VcardFields } from "./VcardFields.tsx";

export function Component() {
  const t = useMessages();
  const payload = useVcard();
  const { read, content } = payload;
  const saveCard = () => {
    if (read === null || content === null) return;
    saveFile(vcardFileName(read).replace(/png$/, "vcf"), content);
    toast.success(t("contact.file_done"));
  };
  return (
    <PayloadPage
      payload={payload}
      title={t("contact.title")}
      description={t("contact.description")}
      intro={t("contact.intro")}
      fieldsTitle={t("contact.fields")}
      empty={t("contact.preview_empty")}
      done={t("contact.done")}
      files={[{ name: t("contact.file"), icon: <IdCard aria-hidden="true" />, onSelect: saveCard }]}
    >
      <VcardFields payload={payload} />
    </PayloadPage>
  );
}
