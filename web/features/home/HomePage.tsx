import { ArrowUpRight } from "lucide-react";
import { Link, useLoaderData } from "react-router-dom";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { usePublicSettings } from "../../public-settings.ts";
import { Hero } from "./Hero.tsx";
import type { Samples } from "./samples.ts";
import { tools } from "../../tools.ts";

const steps = [
  ["home.step1", "home.step1_text"],
  ["home.step2", "home.step2_text"],
  ["home.step3", "home.step3_text"],
] as const;

/** The codes are drawn by the server with the page: a browser that starts here loads no encoder until somebody types. */
export async function loader(): Promise<Samples> {
  const { samples } = await import("./samples.ts");
  return samples;
}

export function Component() {
  const t = useMessages();
  const { site_description: description } = usePublicSettings();
  const { hero, tools: pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("home.title")} description={description} />
      <Hero sample={hero} />
      <section aria-labelledby="tools" className="page mt-20 sm:mt-28">
        <h2 id="tools" className="text-title font-semibold">
          {t("home.tools")}
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-2">
          {tools.map(({ path, title, description: text }) => (
            <li
              key={path}
              className="group relative flex items-center gap-6 overflow-hidden rounded-box border border-line bg-surface p-6 transition-[border-color,box-shadow] hover:border-control hover:shadow-lift sm:p-8"
            >
              <div className="min-w-0 grow">
                <h3 className="text-xl font-semibold tracking-tight">
                  <Link to={path} className="rounded-box after:absolute after:inset-0">
                    {t(title)}
                    <ArrowUpRight
                      aria-hidden="true"
                      className="ml-1 inline size-5 text-faint transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5 group-hover:text-accent"
                    />
                  </Link>
                </h3>
                <p className="mt-2 max-w-sm text-soft">{t(text)}</p>
              </div>
              <div className="grid size-24 shrink-0 place-items-center rounded-box bg-white p-1 ring-1 ring-line sm:size-32">
                <img src={pictures[path]} alt="" className="max-h-full max-w-full" />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how-to-use" className="page mt-20 sm:mt-28">
        <h2 id="how-to-use" className="text-title font-semibold">
          {t("home.how")}
        </h2>
        <ol className="mt-8 grid gap-8 border-t border-line pt-8 md:grid-cols-3 md:gap-12">
          {steps.map(([name, text], index) => (
            <li key={name} className="flex gap-4 md:block">
              <span aria-hidden="true" className="text-3xl font-light text-accent">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold tracking-tight md:mt-4">{t(name)}</h3>
                <p className="mt-1.5 text-soft">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
