import type { DefaultDesign } from "../../../../core/users/default-design.ts";
import { Button, LinkButton } from "../../../components/Button.tsx";
import { ColorChip } from "../../../components/fields/ColorChip.tsx";
import { later } from "../../../components/loading/later.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import type { ProfileChanges } from "../profile/profile-api.ts";

const picturePart = later(async () => (await import("./DesignPicture.tsx")).DesignPicture);
/** Its colors and size are described next to it. */
const withoutPicture = () => undefined;

/** Preview of the default design of new QR codes; it is set in the generator, which shows its effect. */
export function DefaultDesignField({
  design,
  choose,
}: {
  design: DefaultDesign | null;
  choose: (changes: ProfileChanges) => Promise<boolean>;
}) {
  const t = useMessages();
  if (design === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-soft">{t("preferences.design_none")}</p>
        <LinkButton to="/qr-generator">{t("preferences.design_set")}</LinkButton>
      </div>
    );
  }
  const { size, foreground, background } = design;
  const [width, height] = typeof size === "number" ? [size, size] : [size.width, size.height];
  return (
    <div className="flex flex-wrap items-center gap-6">
      <picturePart.Part
        design={design}
        onFailed={withoutPicture}
        fallback={<Skeleton className="size-32 shrink-0" />}
      />
      <div className="grid justify-items-start gap-4">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm [&_dd]:flex [&_dd]:items-center [&_dd]:gap-2 [&_dt]:text-faint">
          <dt>{t("preferences.foreground")}</dt>
          <dd>
            <ColorChip value={foreground} className="size-5" />
            {foreground}
          </dd>
          <dt>{t("preferences.background")}</dt>
          <dd>
            <ColorChip value={background} className="size-5" />
            {background}
          </dd>
          <dt>{t("preferences.size")}</dt>
          <dd>
            {width} × {height} px
          </dd>
        </dl>
        <div className="flex flex-wrap gap-3">
          <LinkButton size="sm" to="/qr-generator">
            {t("preferences.design_change")}
          </LinkButton>
          <Button size="sm" variant="quiet" onClick={() => void choose({ default_design: null })}>
            {t("preferences.design_reset")}
          </Button>
        </div>
      </div>
    </div>
  );
}
