import {
  CalendarPlus,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  UserPlus,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../browser/save-file.ts";
import { offeredAction, type OfferedAction } from "../../../core/codes/contents/offered-action.ts";
import { Button, LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";

const ICONS: Record<OfferedAction["action"], LucideIcon> = {
  call: Phone,
  message: MessageSquare,
  email: Mail,
  map: MapPin,
  wallet: Wallet,
  calendar: CalendarPlus,
  contact: UserPlus,
};

/**
 * Does what a phone would do with the content: call, write, show the place, add to the calendar or contacts,
 * pay.
 */
export function ActionButton({ text }: { text: string }) {
  const t = useMessages();
  const [now] = useState(() => new Date());
  const offered = offeredAction(text, now);
  if (offered === null) return null;
  const Icon = ICONS[offered.action];
  const icon = <Icon aria-hidden="true" />;
  const name = t(`scanner.do_${offered.action}`);
  if ("content" in offered)
    return (
      <Button icon={icon} onClick={() => saveFile(offered.fileName, offered.content)}>
        {name}
      </Button>
    );
  if (offered.action !== "map")
    return (
      <LinkButton to={offered.href} icon={icon}>
        {name}
      </LinkButton>
    );
  return (
    <LinkButton to={offered.href} target="_blank" rel="noopener noreferrer" icon={icon}>
      {name}
      <span className="sr-only">{t("scanner.new_tab")}</span>
    </LinkButton>
  );
}
