import { clsx } from "clsx";
import { useState } from "react";
import { HexColorPicker } from "react-colorful";
import { ColourChip } from "./ColourChip.tsx";
import { acceptHexText } from "./hex-text.ts";
import { useMessages } from "./messages.tsx";
import { TextField } from "./TextField.tsx";

/** Inside of a colour popup: area and hue, hex field, palette. Its own file, so that react-colorful loads when it is first opened. */
export function ColourPicker({
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
  const choose = (colour: string) => {
    setTyped(null);
    onChange(colour);
  };
  return (
    <div className="grid gap-4">
      <HexColorPicker
        color={value === "transparent" ? "#ffffff" : value}
        onChange={choose}
        style={{ width: "100%", height: "10rem" }}
      />
      <TextField
        label={t("colour.hex")}
        value={typed ?? value}
        error={isWrong ? t("colour.hex_invalid") : undefined}
        spellCheck={false}
        autoComplete="off"
        className="font-mono"
        onChange={(event) => {
          setTyped(event.target.value);
          const colour = acceptHexText(event.target.value);
          if (colour !== null) onChange(colour);
        }}
        onBlur={() => setTyped(null)}
      />
      <fieldset aria-label={t("colour.palette")} className="grid grid-cols-9 gap-1">
        {palette.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colour === "transparent" ? t("colour.transparent") : colour}
            aria-pressed={colour === value}
            title={colour}
            onClick={() => choose(colour)}
            className={clsx(
              "grid min-h-8 min-w-0 place-items-center rounded-inner",
              colour === value && "outline-2 outline-focus",
            )}
          >
            <ColourChip value={colour} className="size-5" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
