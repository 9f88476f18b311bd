import { Suspense, use, useEffect, useState } from "react";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { homeHead } from "../../seo/home-head.ts";
import { usePageData } from "../../app/page-store.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";
import { whenIdle } from "../../app/when-idle.ts";
import { Hero } from "./Hero.tsx";
import type { Samples } from "./samples.ts";
import type * as SectionsModule from "./Sections.tsx";

type Below = typeof SectionsModule;
let sections: Below | null = null;

async function loadSections(): Promise<Below> {
  sections = await import("./Sections.tsx");
  return sections;
}
const never = () => new Promise<never>(() => undefined);

/** One visit asks once, and not before `ask`. */
function belowHero(): { below: Below | Promise<Below>; ask: () => void } {
  if (sections) return { below: sections, ask: () => undefined };
  let ask: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  return { below: asked.then(loadSections).catch(never), ask: () => ask?.() };
}

/**
 * The server draws the codes with the page: a browser that starts here loads no encoder until the user types.
 */
export async function loadData(siteUrl: string): Promise<Samples> {
  const [{ samples }] = await Promise.all([import("./samples.ts"), loadSections()]);
  return samples(siteUrl);
}

export function Component() {
  const t = useMessages();
  const settings = usePublicSettings();
  const samples = usePageData() as Samples;
  const [{ below, ask }] = useState(belowHero);
  useEffect(() => {
    void whenIdle().then(ask);
  }, [ask]);
  return (
    <>
      <PageHead {...homeHead(settings, t)} />
      <Hero sample={samples.hero} />
      <Suspense>
        <BelowHero below={below} samples={samples} />
      </Suspense>
    </>
  );
}

/**
 * Keeps the server's HTML, with working links, until its code is loaded after the hero is interactive: nothing waits for content below
 * the fold. If the code cannot be loaded, the HTML stays.
 */
function BelowHero({ below, samples }: { below: Below | Promise<Below>; samples: Samples }) {
  const { Sections } = below instanceof Promise ? use(below) : below;
  return <Sections samples={samples} />;
}
