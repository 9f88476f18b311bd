import { DoorOpen, Gift, Infinity as Endless, ShieldCheck, Smartphone, Zap } from "lucide-react";
import { useMessages } from "../../components/messages.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";
import { FeatureCard } from "./FeatureCard.tsx";
import { ReadBack } from "./ReadBack.tsx";
import type { Sample } from "./samples.ts";
import { Section } from "./Section.tsx";

/** Assurances about the product: only claims that are true under this site's settings. */
export function WhyChoose({ sample }: { sample: Sample }) {
  const t = useMessages();
  const { site_name: site, require_login_to_download: gated, source_url: source } = usePublicSettings();
  const reasons = [
    {
      icon: Gift,
      title: t("home.free"),
      description: t(source === "" ? "home.free_text" : "home.free_text_open"),
    },
    {
      icon: DoorOpen,
      title: t("home.no_registration"),
      description: t(gated ? "home.no_registration_text" : "home.no_registration_open"),
    },
    { icon: Zap, title: t("home.fast"), description: t("home.fast_text") },
    { icon: Smartphone, title: t("home.mobile"), description: t("home.mobile_text") },
    { icon: ShieldCheck, title: t("home.privacy"), description: t("home.privacy_text") },
    { icon: Endless, title: t("home.expire"), description: t("home.expire_text") },
  ];
  return (
    <Section
      id="why-choose"
      title={t("home.why", { site })}
      text={t("home.why_text")}
      aside={<ReadBack {...sample} />}
    >
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map((reason) => (
          <li key={reason.title} className="flex gap-4 border-t border-line py-4 sm:py-7">
            <FeatureCard {...reason} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
