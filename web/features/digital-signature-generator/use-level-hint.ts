import {
  asksHash,
  asksValidity,
  type SecurityLevel,
} from "../../../core/codes/payloads/digital-signature.ts";
import { useMessages } from "../../components/messages.tsx";

/** The level's requirement, followed by the field's hint. */
export const withNeeded = (needed: string | null, hint: string): string =>
  needed === null ? hint : `${needed} ${hint}`;

/** Fields that a level may ask for. */
const asks = { documentHash: asksHash, validUntil: asksValidity } as const;
type NeededField = keyof typeof asks;

/** The hint at a field that the selected level requires it; null if it does not. */
export function useLevelHint(level: SecurityLevel): (field: NeededField) => string | null {
  const t = useMessages();
  return (field) =>
    asks[field](level)
      ? t("digital_signature.needed_at_level", { level: t(`digital_signature.level_${level}`) })
      : null;
}
