import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { errorText } from "../../api/error-text.ts";
import { useSession } from "../../session/session.tsx";
import { keepDefaultDesign } from "./default-design.ts";
import type { QrDraft } from "./qr-draft.ts";

/** Keeps the design of this code for the next new ones. The profile shows and forgets them. */
export function KeepDesign({ draft }: { draft: QrDraft }) {
  const t = useMessages();
  const { client } = useSession();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await keepDefaultDesign(client, draft);
      toast.success(t("qr.kept_design"));
    } catch (error) {
      toast.error(t("qr.keep_failed", { message: errorText(t, error) }));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      icon={<Bookmark aria-hidden="true" />}
      busy={busy}
      onClick={() => void keep()}
      className="mr-auto max-sm:w-full"
    >
      {t("qr.keep_design")}
    </Button>
  );
}
