import { useMessages } from "../../components/messages.tsx";
import { tools } from "../../app/tools.ts";
import { Section } from "./Section.tsx";
import { ToolCard } from "./ToolCard.tsx";

/** The first tool spans four cells of the wide grid; the others leave no gaps. */
const SPANS: Record<string, string> = {
  qr: "sm:col-span-2 lg:row-span-2",
  "product-serial": "lg:col-span-2",
  bulk: "sm:max-lg:col-span-2",
};

/** The grid of tool cards. On a phone, a list that fits one screen. */
export function ToolCards({ pictures }: { pictures: Record<string, string> }) {
  const t = useMessages();
  return (
    <Section id="tools" title={t("home.tools")} text={t("home.tools_text")}>
      <ul className="grid overflow-hidden rounded-box border border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:rounded-none sm:border-0 lg:grid-cols-4">
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} picture={pictures[tool.id]} className={SPANS[tool.id]} />
        ))}
      </ul>
    </Section>
  );
}
