import { MapPin } from "lucide-react";
import { useState, type ClipboardEvent } from "react";
import { Button } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { findLocation } from "../../../payloads/find-location.ts";
import { readPosition } from "./read-position.ts";
import type { ContentFields } from "./use-content-fields.ts";

/** Coordinates: typed, pasted as a pair, or, only after a click, from the browser. */
export function PositionFields({ fields: { field, setForm } }: { fields: ContentFields }) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const locate = async () => {
    setBusy(true);
    const position = readPosition((await findLocation()) ?? "");
    setBusy(false);
    setFailed(position === null);
    if (position) setForm(position);
  };
  const typing = {
    inputMode: "text",
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
  } as const;
  const paste = (event: ClipboardEvent) => {
    const position = readPosition(event.clipboardData.getData("text"));
    if (position === null) return;
    event.preventDefault();
    setForm(position);
  };
  return (
    <>
      <TextField
        label={t("contents.latitude")}
        hint={t("contents.position_hint")}
        placeholder="52.5163"
        {...typing}
        {...field("latitude")}
        onPaste={paste}
      />
      <TextField label={t("contents.longitude")} placeholder="13.3777" {...typing} {...field("longitude")} />
      <div data-wide className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" icon={<MapPin aria-hidden="true" />} busy={busy} onClick={() => void locate()}>
          {t("contents.locate")}
        </Button>
        <output className="min-w-0 text-sm text-danger">{failed ? t("contents.locate_failed") : null}</output>
      </div>
    </>
  );
}
