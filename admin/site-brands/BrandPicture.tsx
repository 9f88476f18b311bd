import { Box } from "@mui/material";
import { useEffect, useState } from "react";
import { makeQr } from "../../adapters/codes/encode/make-qr.ts";
import { loadPicture } from "../../adapters/codes/files/load-picture.ts";
import { renderSvg } from "../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../adapters/codes/files/stored-zlib.ts";
import { namedDesignOf, readDesignFile } from "../../core/codes/texts/design-file.ts";
import type { BrandFile } from "./site-brand-record.ts";

/** Content of the sample code: short, so that its modules are large. */
const SAMPLE = "https://example.com";

interface Props {
  brand: BrandFile;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** CSS pixels. */
  side: number;
}

/** A sample code in a brand's design, drawn in the browser. Without its frame, whose text would need a font. */
export function BrandPicture({ brand, alt, side }: Props) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isStale = false;
    const draw = async () => {
      const drawn = await drawBrand(brand);
      if (!isStale) setSource(drawn);
    };
    draw().catch((error: unknown) => console.warn("A brand could not be drawn:", error));
    return () => {
      isStale = true;
    };
  }, [brand]);
  return (
    <Box
      sx={{
        width: side,
        height: side,
        flexShrink: 0,
        borderRadius: 1,
        overflow: "hidden",
        background: "var(--inset)",
      }}
    >
      {source === null ? null : <img src={source} alt={alt} width={side} height={side} />}
    </Box>
  );
}

async function drawBrand(brand: BrandFile): Promise<string> {
  const { design, logo } = namedDesignOf(readDesignFile(brand, "This brand"), "This brand");
  const picture = logo === null ? null : await loadPicture(blobOf(logo));
  const { frame: _frame, ...plain } = design;
  const { drawing } = makeQr(SAMPLE, plain, picture);
  return `data:image/svg+xml,${encodeURIComponent(renderSvg(drawing, 512, storedZlib))}`;
}

/** Not by fetch: the Content-Security-Policy forbids it for data URLs. */
function blobOf(uri: string): Blob {
  const bytes = Uint8Array.from(atob(uri.slice(uri.indexOf(",") + 1)), (character) =>
    character.charCodeAt(0),
  );
  return new Blob([bytes]);
}
