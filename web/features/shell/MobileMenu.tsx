import { Menu } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { IconButton } from "../../components/Button.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";

const sheetPart = later(async () => (await import("./MobileSheet.tsx")).MobileSheet);

/** On narrow screens: one button for everything that does not fit into the header. */
export function MobileMenu() {
  const t = useMessages();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <>
      <IconButton
        label={t("shell.menu")}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
        {...sheetPart.intent}
        className="-mr-2 lg:hidden [@media(scripting:none)]:hidden"
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {openAt === key ? (
        <sheetPart.Part
          onClose={close}
          onFailed={() => {
            close();
            toast.error(t("error.network"));
          }}
        />
      ) : null}
    </>
  );
}
