import { ArrowUpRight } from "lucide-react";
import { Link } from "../../components/Link.tsx";
import { useMessages } from "../../components/messages.tsx";
import { tools } from "../../app/tools.ts";

const steps = ["scanner.seo_step1", "scanner.seo_step2", "scanner.seo_step3"] as const;
const sections = [
  "scanner.seo_reads",
  "scanner.seo_links",
  "scanner.seo_private",
  "scanner.seo_tips",
] as const;
const RELATED = ["/qr-generator", "/barcode-generator", "/wifi-generator", "/vcard-generator"];

/** Answers to common searches, and links to the tools that create codes. */
export function ScannerArticle() {
  const t = useMessages();
  return (
    <div className="page pb-16">
      <article className="border-t border-line pt-12">
        <h2 className="text-title font-semibold">{t("scanner.seo_title")}</h2>
        <p className="mt-4 max-w-3xl text-lg text-soft">{t("scanner.seo_text")}</p>
        <h3 className="sr-only">{t("scanner.seo_steps")}</h3>
        <ol className="mt-10 grid gap-8 border-t border-line pt-8 md:grid-cols-3 md:gap-12">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 md:block">
              <span aria-hidden="true" className="text-3xl font-light text-accent">
                {index + 1}
              </span>
              <div>
                <h4 className="text-lg font-semibold tracking-tight md:mt-4">{t(step)}</h4>
                <p className="mt-1.5 text-soft">{t(`${step}_text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-12 grid gap-x-12 gap-y-10 border-t border-line pt-10 md:grid-cols-2">
          {sections.map((section) => (
            <section key={section}>
              <h3 className="text-lg font-semibold tracking-tight">{t(section)}</h3>
              <p className="mt-2 text-soft">{t(`${section}_text`)}</p>
            </section>
          ))}
        </div>
      </article>
      <section aria-labelledby="related-tools" className="mt-14">
        <h2 id="related-tools" className="text-xl font-semibold tracking-tight">
          {t("scanner.related")}
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {tools
            .filter(({ path }) => RELATED.includes(path))
            .map(({ path, icon: Icon, title, description }) => (
              <li
                key={path}
                className="group relative rounded-box border border-line bg-surface p-5 transition-[border-color,box-shadow] hover:border-control hover:shadow-lift"
              >
                <Icon aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />
                <h3 className="mt-4 font-semibold tracking-tight">
                  <Link to={path} className="rounded-box after:absolute after:inset-0">
                    {t(title)}
                    <ArrowUpRight
                      aria-hidden="true"
                      className="ml-1 inline size-4 text-faint transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
                    />
                  </Link>
                </h3>
                <p className="mt-1.5 text-sm text-soft">{t(description)}</p>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
