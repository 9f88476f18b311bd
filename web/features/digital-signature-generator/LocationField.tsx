import { MapPin } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import { findLocation } from "../../payloads/find-location.ts";
import type { SignaturePayload } from "./use-signature.ts";

/** Place of signing: typed, or requested from the browser, only after a click. */
export function LocationField({ payload: { field, setForm } }: { payload: SignaturePayload }) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const locate = async () => {
    setBusy(true);
    const location = await findLocation();
    setBusy(false);
    setFailed(location === null);
    if (location !== null) setForm({ location });
  };

  return (
    <div className="grid gap-2">
      <TextField label={t("digital_signature.location")} autoComplete="off" {...field("location")} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" icon={<MapPin aria-hidden="true" />} busy={busy} onClick={() => void locate()}>
          {t("digital_signature.locate")}
        </Button>
        <output className="min-w-0 text-sm text-danger">
          {failed ? t("digital_signature.locate_failed") : null}
        </output>
      </div>
    </div>
  );
}
