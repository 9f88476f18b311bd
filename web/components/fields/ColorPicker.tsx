import { clsx } from "clsx";
import { useState } from "react";
import { HexColorPicker } from "react-colorful";
import { ColorChip } from "./ColorChip.tsx";
import { acceptHexText } from "./hex-text.ts";
import { useMessages } from "../messages.tsx";
import { TextField } from "./TextField.tsx";

/**
 * Content of a color popup: area and hue, hex field, palette. In a separate module, so that react-colorful
 * loads on demand.
 */
export function ColorPicker({
  value,
  palette,
  onChange,
}: {
  value: string;
  palette: readonly string[];
  onChange: (value: string) => void;
}) {
  const t = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && acceptHexText(typed) === null;
  const choose = (color: string) => {
    setTyped(null);
    onChange(color);
  };
  return (
    <div className="grid gap-4">
      <HexColorPicker
        color={value === "transparent" ? "#ffffff" : value}
        onChange={choose}
        style={{ width: "100%", height: "10rem" }}
      />
      <TextField
        label={t("color.hex")}
        value={typed ?? value}
        error={isWrong ? t("color.hex_invalid") : undefined}
        spellCheck={false}
        autoComplete="off"
        className="font-mono"
        onChange={(event) => {
          setTyped(event.target.value);
          const color = acceptHexText(event.target.value);
          if (color !== null) onChange(color);
        }}
        onBlur={() => setTyped(null)}
      />
      <fieldset aria-label={t("color.palette")} className="grid grid-cols-9 gap-1">
        {palette.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={color === "transparent" ? t("color.transparent") : color}
            aria-pressed={color === value}
            title={color}
            onClick={() => choose(color)}
            className={clsx(
              "grid min-h-8 min-w-0 place-items-center rounded-inner",
              color === value && "outline-2 outline-focus",
            )}
          >
            <ColorChip value={color} className="size-5" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
