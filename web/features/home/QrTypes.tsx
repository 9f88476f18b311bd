import { Link } from "../../components/Link.tsx";
import { useMessages } from "../../components/messages.tsx";
import { generatorAddress } from "../../generator/wizard/asked-parameters.ts";
import type { ContentType, Samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const names = [
  ["url", "home.type_url", "home.type_url_text"],
  ["text", "home.type_text", "home.type_text_text"],
  ["vcard", "home.type_vcard", "home.type_vcard_text"],
  ["phone", "home.type_phone", "home.type_phone_text"],
  ["email", "home.type_email", "home.type_email_text"],
  ["social", "home.type_social", "home.type_social_text"],
] as const;

/** The generator's address for a type: a contact has its own form, everything else begins with its example. */
const placeOf = (type: ContentType, content: string): string =>
  type === "vcard" ? "/vcard-generator" : generatorAddress("/qr-generator", { data: content });

/** The content types of QR codes. */
export function QrTypes({ samples }: { samples: Samples["types"] }) {
  const t = useMessages();
  return (
    <Section id="qr-types" title={t("home.types")} text={t("home.types_text")}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {names.map(([type, name, text]) => (
          <li
            key={type}
            className="relative has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus flex flex-col gap-3 rounded-box border border-line bg-surface p-3 transition-[border-color,box-shadow] hover:border-control hover:shadow-lift sm:flex-row sm:items-center sm:gap-5 sm:p-4"
          >
            <img
              src={samples[type].picture}
              alt=""
              loading="lazy"
              draggable={false}
              className="size-16 shrink-0 rounded-box ring-1 ring-line sm:size-24"
            />
            <div className="min-w-0">
              <h3 className="font-semibold tracking-tight">
                <Link
                  to={placeOf(type, samples[type].content)}
                  className="after:absolute after:inset-0 after:rounded-box outline-none"
                >
                  {t(name)}
                </Link>
              </h3>
              <p className="mt-0.5 text-sm text-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
