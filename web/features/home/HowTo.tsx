import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { FILE_FORMATS } from "../../../core/codes/file-format.ts";
import { useMessages } from "../../components/messages.tsx";
import type { Sample } from "./samples.ts";
import { Section } from "./Section.tsx";

const steps = [
  ["home.step1", "home.step1_text"],
  ["home.step2", "home.step2_text"],
  ["home.step3", "home.step3_text"],
] as const;

/** The three steps, each with the same code at that stage. */
export function HowTo({ sample: { content, picture } }: { sample: Sample }) {
  const t = useMessages();
  const pictures = [
    <Typed key="typed" content={content} />,
    <Designed key="designed" src={picture} />,
    <Files key="files" />,
  ];
  return (
    <Section id="how-to-use" title={t("home.how")}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-4">
        {steps.map(([name, text], index) => (
          <li key={name} className="flex gap-5 md:block">
            <div
              aria-hidden="true"
              className="hidden h-44 place-items-center rounded-box border border-line bg-inset md:grid"
            >
              {pictures[index]}
            </div>
            <span
              aria-hidden="true"
              className="text-3xl leading-none font-light text-accent md:mt-6 md:block md:text-4xl"
            >
              {index + 1}
            </span>
            <div className="md:mt-3 md:pr-8">
              <h3 className="text-lg font-semibold tracking-tight">{t(name)}</h3>
              <p className="mt-1.5 text-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const Typed = ({ content }: { content: string }) => (
  <span className="flex h-12 items-center rounded-box border border-control bg-ground px-4 font-mono text-sm">
    {content}
    <span className="ml-0.5 h-5 w-px bg-accent" />
  </span>
);

const Designed = ({ src }: { src: string }) => (
  <span className="flex items-center gap-6">
    <img src={src} alt="" loading="lazy" draggable={false} className="size-28 rounded-box" />
    <span className="grid gap-3">
      {["#211a52", "#b02a6b", "#ffffff"].map((color) => (
        <span
          key={color}
          style={{ background: color }}
          className="size-6 rounded-full ring-1 ring-control ring-offset-2 ring-offset-inset"
        />
      ))}
    </span>
  </span>
);

const Files = (): ReactNode => (
  <span className="grid gap-2">
    {FILE_FORMATS.map((format) => (
      <span
        key={format}
        className="flex h-9 w-44 items-center justify-between rounded-box border border-line bg-ground px-3 font-mono text-sm uppercase"
      >
        {format}
        <Check className="size-4 text-good" />
      </span>
    ))}
  </span>
);
