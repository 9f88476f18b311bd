import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { queries } from "../../../components/loading/use-loaded.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { useSession } from "../../../session/session.tsx";
import type { QrDraft } from "../qr-draft.ts";
import { createBrand } from "../../../generator/brands/brand-calls.ts";
import { brandOf } from "./brand-draft.ts";
import { BrandDialog } from "./BrandDialog.tsx";

/** Saves the design of this code as a brand. */
export function SaveBrand({ draft, className }: { draft: QrDraft; className?: string }) {
  const t = useMessages();
  const { fetch, user } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Bookmark aria-hidden="true" />}
        onClick={() => setOpen(true)}
        className={className}
      >
        {t("brand.save")}
      </Button>
      {open ? (
        <BrandDialog
          title={t("brand.save")}
          name=""
          isDefault={false}
          save={async (name, isDefault) => {
            await createBrand(fetch, brandOf(draft, name), isDefault);
            toast.success(t("brand.saved", { name }));
            await queries.invalidateQueries({ queryKey: ["brands", user?.id] });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
