import { Contrast, Cpu, Expand, FileDown, ImageIcon, Scan, Stamp, TimerOff } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../components/messages.tsx";
import type { CodeMeasures } from "./measured-code.ts";
import { FeatureCard } from "./FeatureCard.tsx";
import { Section } from "./Section.tsx";

/** The features of a code: three shown on real codes, the others as text. */
export function Features({
  logo,
  colored,
  measured,
}: {
  logo: string;
  colored: string;
  measured: CodeMeasures | null;
}) {
  const t = useMessages();
  const shown = [
    {
      icon: ImageIcon,
      title: t("home.logo"),
      description: t("home.logo_text"),
      exhibit: <Exhibit src={logo} />,
    },
    {
      icon: Contrast,
      title: t("home.contrast"),
      description: t("home.contrast_text"),
      exhibit: <Exhibit src={colored} />,
    },
    {
      icon: Scan,
      title: t("home.margin"),
      description: t("home.margin_text"),
      exhibit: measured ? (
        <Exhibit src={measured.picture}>
          <QuietZone of={measured} />
        </Exhibit>
      ) : null,
    },
  ];
  const said = [
    { icon: FileDown, title: t("home.formats"), description: t("home.formats_text") },
    { icon: Expand, title: t("home.size"), description: t("home.size_text") },
    { icon: Stamp, title: t("home.watermark"), description: t("home.watermark_text") },
    { icon: TimerOff, title: t("home.time"), description: t("home.time_text") },
    { icon: Cpu, title: t("home.local"), description: t("home.local_text") },
  ];
  return (
    <Section id="features" title={t("home.features")}>
      <ul className="grid gap-4 md:grid-cols-3">
        {shown.map(({ exhibit, ...feature }) => (
          <li
            key={feature.title}
            className="flex items-center gap-5 rounded-box border border-line bg-surface p-4 md:flex-col md:items-stretch md:gap-8 md:p-6"
          >
            {exhibit}
            <div className="flex min-w-0 gap-4 max-md:[&>svg]:hidden">
              <FeatureCard {...feature} />
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-5">
        {said.map((feature) => (
          <li key={feature.title} className="flex gap-4 py-3 lg:flex-col lg:gap-3 lg:px-6">
            <FeatureCard {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Exhibit({ src, children }: { src: string; children?: ReactNode }) {
  return (
    <div className="grid shrink-0 place-items-center rounded-box md:bg-inset md:py-8">
      <div className="relative size-20 md:size-44">
        <img src={src} alt="" loading="lazy" draggable={false} className="size-full rounded-box" />
        {children}
      </div>
    </div>
  );
}

/** Hatches the quiet zone, and nothing else, of a measured code. */
function QuietZone({ of: { size, quietZone } }: { of: CodeMeasures }) {
  return (
    <span
      style={{ padding: `${(quietZone / (size + 2 * quietZone)) * 100}%` }}
      className="absolute inset-0 rounded-box bg-[repeating-linear-gradient(135deg,color-mix(in_oklab,var(--primary)_80%,black)_0_1px,color-mix(in_oklab,var(--primary)_14%,white)_1px_8px)] [mask:linear-gradient(#000_0_0)_content-box_exclude,linear-gradient(#000_0_0)]"
    />
  );
}
