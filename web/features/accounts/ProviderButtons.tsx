import { clsx } from "clsx";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { ProviderMark } from "../../components/ProviderMark.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";

const wayTo = (provider: string): string =>
  `/auth/v1/authorize?${new URLSearchParams({ provider, redirect_to: "/auth/callback" })}`;

/** Sign-in with external providers: links, so that they work before hydration. */
export function ProviderButtons({ className }: { className?: string | undefined }) {
  const t = useMessages();
  const { sign_in_providers: providers = [] } = usePublicSettings();
  if (providers.length === 0) return null;
  return (
    <div className={clsx("mb-6 grid gap-3", className)}>
      {providers.map(({ name, label }) => (
        <LinkButton
          key={name}
          reloadDocument
          to={wayTo(name)}
          size="lg"
          icon={<ProviderMark provider={name} />}
          className="min-w-0 whitespace-normal!"
        >
          {t("provider.continue", { provider: label })}
        </LinkButton>
      ))}
      <p className="mt-3 flex items-center gap-4 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("provider.or")}
      </p>
    </div>
  );
}
