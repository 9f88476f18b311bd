import { Check } from "lucide-react";
import { useMessages } from "../../components/messages.tsx";

const TAGS = ["qr.seo_free", "qr.seo_no_expiry", "qr.seo_no_watermark", "qr.seo_size"] as const;

/** Common search topics, stated truthfully. */
export function QrSeoSection() {
  const t = useMessages();
  return (
    <section className="page pb-16">
      <div className="grid gap-6 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div>
          <h2 className="text-xl font-semibold tracking-tight">{t("qr.seo_title")}</h2>
          <p className="mt-3 max-w-2xl text-soft">{t("qr.seo_text")}</p>
        </div>
        <ul className="grid content-start gap-2 text-sm sm:grid-cols-2 lg:grid-cols-1">
          {TAGS.map((tag) => (
            <li key={tag} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-4 text-accent" />
              {t(tag)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
