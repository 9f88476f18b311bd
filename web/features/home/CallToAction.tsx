import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";

/** The final call to action, framed by the corners of a quiet zone. */
export function CallToAction() {
  const t = useMessages();
  return (
    <section aria-labelledby="start" className="page mt-20 sm:mt-32">
      <div className="relative isolate overflow-hidden rounded-box border border-line bg-surface px-6 py-16 text-center sm:py-24">
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-[radial-gradient(36rem_16rem_at_50%_115%,color-mix(in_oklab,var(--primary)_24%,transparent),transparent_70%),radial-gradient(30rem_14rem_at_18%_115%,color-mix(in_oklab,var(--tertiary)_20%,transparent),transparent_70%),radial-gradient(30rem_14rem_at_82%_115%,color-mix(in_oklab,var(--secondary)_18%,transparent),transparent_70%)]"
        />
        <Corners />
        <h2 id="start" className="text-display font-semibold">
          {t("home.cta")}
        </h2>
        <p className="mt-4 text-lg text-soft">{t("home.cta_text")}</p>
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
          <LinkButton
            to="/qr-generator"
            variant="primary"
            size="lg"
            className="text-balance max-sm:py-2 max-sm:whitespace-normal"
          >
            {t("home.cta_qr")}
          </LinkButton>
          <LinkButton to="/vcard-generator" size="lg">
            {t("home.cta_vcard")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function Corners() {
  const corner = "absolute size-8 border-control sm:size-12";
  return (
    <div aria-hidden="true" className="absolute inset-4 -z-10 sm:inset-6">
      <span className={`${corner} top-0 left-0 rounded-tl-box border-t border-l`} />
      <span className={`${corner} top-0 right-0 rounded-tr-box border-t border-r`} />
      <span className={`${corner} right-0 bottom-0 rounded-br-box border-r border-b`} />
      <span className={`${corner} bottom-0 left-0 rounded-bl-box border-b border-l`} />
    </div>
  );
}
