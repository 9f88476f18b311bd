import { Suspense, use } from "react";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { usePageData } from "../../page-store.tsx";
import { usePublicSettings } from "../../public-settings.ts";
import { siteDescription } from "../../site-description.ts";
import { Hero } from "./Hero.tsx";
import type { Samples } from "./samples.ts";
import type * as SectionsModule from "./Sections.tsx";

let sections: typeof SectionsModule | null = null;
let loading: Promise<typeof SectionsModule> | null = null;

async function fetchSections(): Promise<typeof SectionsModule> {
  sections = await import("./Sections.tsx");
  return sections;
}
const loadSections = (): Promise<typeof SectionsModule> => (loading ??= fetchSections());

/** The codes are drawn by the server with the page: a browser that starts here loads no encoder until somebody types. */
export async function loadData(siteUrl: string): Promise<Samples> {
  const [{ samples }] = await Promise.all([import("./samples.ts"), loadSections()]);
  return samples(siteUrl);
}

/** / (public tools §2). */
export function Component() {
  const t = useMessages();
  const settings = usePublicSettings();
  const samples = usePageData() as Samples;
  return (
    <>
      <PageHead title={t("home.title")} description={siteDescription(settings, t)} />
      <Hero sample={samples.hero} />
      <Suspense>
        <BelowHero samples={samples} />
      </Suspense>
    </>
  );
}

/**
 * What the server sent stays as it is, links and all, until its program has been loaded, after the hero answers: nobody
 * waits for what lies below the screen.
 */
function BelowHero({ samples }: { samples: Samples }) {
  const { Sections } = sections ?? use(loadSections());
  return <Sections samples={samples} />;
}
