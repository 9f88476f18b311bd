import { AdSlot } from "../../ads/ads.tsx";
import { CallToAction } from "./CallToAction.tsx";
import { Features } from "./Features.tsx";
import { HowTo } from "./HowTo.tsx";
import { QrTypes } from "./QrTypes.tsx";
import type { Samples } from "./samples.ts";
import { ToolCards } from "./ToolCards.tsx";
import { useAnchor } from "./use-anchor.ts";
import { WhyChoose } from "./WhyChoose.tsx";

/** The home page below its hero. */
export function Sections({ samples: { hero, designed, tools, colored, types } }: { samples: Samples }) {
  useAnchor();
  return (
    <>
      <ToolCards pictures={tools} />
      <AdSlot placement="content" />
      <WhyChoose sample={designed} />
      <Features logo={designed.picture} colored={colored} measured={hero} />
      <HowTo sample={designed} />
      <QrTypes samples={types} />
      <CallToAction />
    </>
  );
}
