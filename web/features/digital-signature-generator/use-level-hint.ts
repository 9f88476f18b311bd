import {
  asksHash,
  asksValidity,
  type SecurityLevel,
} from "../../../core/codes/payloads/digital-signature.ts";
import { useMessages } from "../../components/messages.tsx";

/** Says at a field that the chosen level needs it; null where it does not. */
export function useLevelHint(level: SecurityLevel): (what: "hash" | "validity") => string | null {
  const t = useMessages();
  return (what) =>
    (what === "hash" ? asksHash : asksValidity)(level)
      ? t("digital_signature.needed_at_level", { level: t(`digital_signature.level_${level}`) })
      : null;
}
