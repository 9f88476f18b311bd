import {
  AppWindow,
  Building2,
  CalendarDays,
  HandCoins,
  IdCard,
  Link2,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquare,
  Phone,
  Send,
  Type,
  Wifi,
  type LucideIcon,
} from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Link } from "../../../components/Link.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { MessageKey } from "../../../messages/areas.ts";
import { isPaymentKind, type ContentKind, type PaymentKind } from "./content-kinds.ts";

type Chip<Value extends string> = { value: Value; name: MessageKey; icon?: LucideIcon };

/** Content types by popularity; payments are grouped. */
const CHIPS: readonly Chip<Exclude<ContentKind, PaymentKind> | "payment">[] = [
  { value: "text", name: "qr.kind_text", icon: Type },
  { value: "link", name: "qr.kind_link", icon: Link2 },
  { value: "email", name: "qr.kind_email", icon: Mail },
  { value: "phone", name: "qr.kind_phone", icon: Phone },
  { value: "sms", name: "qr.kind_sms", icon: MessageSquare },
  { value: "whatsapp", name: "qr.kind_whatsapp", icon: MessageCircle },
  { value: "telegram", name: "qr.kind_telegram", icon: Send },
  { value: "event", name: "qr.kind_event", icon: CalendarDays },
  { value: "place", name: "qr.kind_place", icon: MapPin },
  { value: "payment", name: "qr.kind_payment", icon: HandCoins },
  { value: "app", name: "qr.kind_app", icon: AppWindow },
  { value: "wifi-enterprise", name: "qr.kind_wifi_enterprise", icon: Building2 },
];

const PAYMENTS: readonly Chip<PaymentKind>[] = [
  { value: "sepa", name: "qr.kind_sepa" },
  { value: "swiss-qr", name: "qr.kind_swiss_qr" },
  { value: "upi", name: "qr.kind_upi" },
  { value: "pix", name: "qr.kind_pix" },
  { value: "bitcoin", name: "qr.kind_bitcoin" },
  { value: "lightning", name: "qr.kind_lightning" },
];

/** Content types with their own pages. */
const PAGES = [
  { to: "/vcard-generator", name: "qr.kind_contact", icon: IdCard },
  { to: "/wifi-generator", name: "qr.kind_wifi", icon: Wifi },
] as const;

const chip =
  "relative inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border border-line px-3 sm:gap-1 sm:px-2 text-sm font-medium whitespace-nowrap text-soft " +
  "transition-[background-color,border-color,color] hover:border-control hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0";
/** A single line that scrolls horizontally on phones, to the edges of its panel. */
const strip =
  "relative flex gap-1.5 sm:gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap";

/** The content type of the code. Arrow keys move between types, and the form changes at once. */
export function ContentKinds({
  kind,
  onKind,
  onIntent,
}: {
  kind: ContentKind;
  onKind: (kind: ContentKind) => void;
  /** The user may be about to choose another. */
  onIntent: () => void;
}) {
  const t = useMessages();
  const payment = isPaymentKind(kind) ? kind : null;
  const [last, setLast] = useState<PaymentKind>("sepa");
  if (payment !== null && payment !== last) setLast(payment);
  return (
    <div className="grid gap-3" onPointerEnter={onIntent} onFocus={onIntent}>
      <Chips
        legend={t("qr.kinds")}
        chips={CHIPS}
        chosen={payment === null ? (kind as Exclude<ContentKind, PaymentKind>) : "payment"}
        onChoose={(chosen) => onKind(chosen === "payment" ? last : chosen)}
      >
        {PAGES.map(({ to, name, icon: Icon }) => (
          <Link key={to} to={to} className={chip}>
            <Icon aria-hidden="true" />
            {t(name)}
          </Link>
        ))}
      </Chips>
      {payment === null ? null : (
        <Chips legend={t("qr.payments")} chips={PAYMENTS} chosen={payment} onChoose={onKind} />
      )}
    </div>
  );
}

function Chips<Value extends string>({
  legend,
  chips,
  chosen,
  onChoose,
  children,
}: {
  legend: string;
  chips: readonly Chip<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Links after the types, which are not part of the radio group. */
  children?: ReactNode;
}) {
  const t = useMessages();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // on a phone, not all are visible at once: scroll to the selected one
  useEffect(() => {
    const here = list.current?.querySelector(`[value="${chosen}"]`)?.closest("label");
    if (!list.current || !here) return;
    list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [chosen]);
  return (
    <div ref={list} className={strip}>
      <fieldset className="contents">
        <legend className="sr-only">{legend}</legend>
        {chips.map(({ value, name, icon: Icon }) => (
          <label
            key={value}
            className={
              `${chip} cursor-pointer has-checked:border-ink has-checked:bg-ink has-checked:text-inverse ` +
              "has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            }
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {Icon ? <Icon aria-hidden="true" /> : null}
            {t(name)}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
