import { Ellipsis } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import type { NamedDesign } from "../../../core/codes/texts/design-file.ts";
import { IconButton } from "../../components/Button.tsx";
import { useLogoPicture } from "../../codes/use-logo-picture.ts";
import { Menu, type MenuItem } from "../../components/dialogs/Menu.tsx";
import { DrawingPicture } from "../../components/DrawingPicture.tsx";
import { useMessages } from "../../components/messages.tsx";
import { tryQr } from "../preview/try-qr.ts";
import { tileContent, tileDesign } from "../style/tile-code.ts";
import type { BrandRow } from "./brand-calls.ts";

/** A brand: pressing it applies its design to the code. */
export function BrandCard({
  row,
  brand,
  content,
  isShown,
  items = [],
  onUse,
}: {
  row: BrandRow;
  /** Its design; null if this page cannot read it. */
  brand: NamedDesign | null;
  /** Content of the code in the picture. */
  content: string;
  /** Whether the code has this design. */
  isShown: boolean;
  /** Other actions for it. */
  items?: readonly MenuItem[] | undefined;
  onUse: (brand: NamedDesign) => void;
}) {
  const t = useMessages();
  const name = String(row.brand["name"]);
  return (
    <li className="flex min-w-0 items-center gap-1">
      <button
        type="button"
        aria-pressed={isShown}
        disabled={brand === null}
        onClick={() => brand && onUse(brand)}
        className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-box border border-control p-1.5 text-left text-button transition-[background-color,border-color] hover:border-ink hover:bg-hover aria-pressed:border-ink aria-pressed:bg-hover disabled:pointer-events-none"
      >
        {brand ? <BrandPicture brand={brand} content={content} /> : null}
        <span className="grid min-w-0 grow">
          <span className="truncate" title={name}>
            {name}
          </span>
          {brand ? null : <span className="text-sm text-soft">{t("brand.newer")}</span>}
          {row.is_default ? <span className="text-sm text-faint">{t("brand.default")}</span> : null}
        </span>
      </button>
      {items.length === 0 ? null : (
        <Menu items={items}>
          <IconButton label={t("brand.menu", { name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </Menu>
      )}
    </li>
  );
}

function BrandPicture({ brand: { design, logo }, content }: { brand: NamedDesign; content: string }) {
  const loaded = useLogoPicture(logo);
  const picture = loaded.state === "ready" ? loaded.picture : null;
  // typing takes priority
  const shown = useDeferredValue(content);
  const made = useMemo(
    () => tryQr(tileContent(shown), tileDesign(design, picture !== null), picture),
    [shown, design, picture],
  );
  return (
    <span className="size-11 shrink-0 overflow-hidden rounded-inner">
      {made.kind === "made" ? (
        <DrawingPicture drawing={made.code.drawing} alt="" className="size-full" />
      ) : null}
    </span>
  );
}
