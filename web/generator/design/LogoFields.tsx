import { LOGO_SIZE } from "../../../core/codes/qr/design.ts";
import type { LogoFile } from "../../codes/logo-file.ts";
import { SliderField } from "../../components/fields/SliderField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { LogoField } from "./LogoField.tsx";
import type { LogoExtent } from "./logo-extent.ts";

/** The logo of a code, and its size if there is one. */
export function LogoFields({
  look,
  extent,
  onChange,
}: {
  look: {
    logo: LogoFile | null;
    /** Percent of the largest safe width. */
    logoSize: number;
  };
  /** Null if the code has no logo. */
  extent: LogoExtent | null;
  onChange: (patch: { logo: LogoFile | null } | { logoSize: number }) => void;
}) {
  const t = useMessages();
  const { logo, logoSize } = look;
  return (
    <div className="grid gap-3">
      <LogoField logo={logo} onChange={(chosen) => onChange({ logo: chosen })} />
      {logo ? (
        <SliderField
          label={t("generator.logo_size")}
          value={logoSize}
          unit="%"
          range={LOGO_SIZE}
          hint={
            extent
              ? t("generator.logo_share", { percent: logoSize, ...extent })
              : t("generator.logo_share_none")
          }
          onChange={(percent) => onChange({ logoSize: percent })}
        />
      ) : null}
    </div>
  );
}
