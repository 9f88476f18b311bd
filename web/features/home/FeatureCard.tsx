import type { LucideIcon } from "lucide-react";

/** A feature card: icon, title, description. */
export function FeatureCard({
  icon: Icon,
  title,
  description,
}: {
  icon: LucideIcon;
  title: string;
  description: string;
}) {
  return (
    <>
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <h3 className="font-semibold tracking-tight">{title}</h3>
        <p className="mt-1 text-[0.9375rem] leading-snug text-soft sm:leading-normal">{description}</p>
      </div>
    </>
  );
}
