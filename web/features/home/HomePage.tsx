import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { usePageData } from "../../page-store.tsx";
import { usePublicSettings } from "../../public-settings.ts";
import { siteDescription } from "../../site-description.ts";
import { CallToAction } from "./CallToAction.tsx";
import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";
import { HowTo } from "./HowTo.tsx";
import { QrTypes } from "./QrTypes.tsx";
import type { Samples } from "./samples.ts";
import { ToolCards } from "./ToolCards.tsx";
import { useAnchor } from "./use-anchor.ts";
import { WhyChoose } from "./WhyChoose.tsx";

/** The codes are drawn by the server with the page: a browser that starts here loads no encoder until somebody types. */
export async function loadData(siteUrl: string): Promise<Samples> {
  const { samples } = await import("./samples.ts");
  return samples(siteUrl);
}

/** / (public tools §2). */
export function Component() {
  const t = useMessages();
  const settings = usePublicSettings();
  const { hero, designed, tools, coloured, types } = usePageData() as Samples;
  useAnchor();
  return (
    <>
      <PageHead title={t("home.title")} description={siteDescription(settings, t)} />
      <Hero sample={hero} />
      <ToolCards pictures={tools} />
      <WhyChoose sample={designed} />
      <Features logo={designed.picture} coloured={coloured} measured={hero} />
      <HowTo sample={designed} />
      <QrTypes samples={types} />
      <CallToAction />
    </>
  );
}
