import { useEffect, useState } from "react";
import type { BillLanguage } from "../../../../core/codes/bill/bill-language.ts";
import { billTexts, type MadeBill, makeBill } from "../../../../adapters/codes/encode/make-bill.ts";
import { loadPart } from "../../../codes/load-part.ts";

async function loadBill(content: string, language: BillLanguage): Promise<MadeBill | null> {
  const { loadBillLettersWeb } = await loadPart(
    () => import("../../../../adapters/codes/letters/bill-letters.web.ts"),
  );
  const letters = await loadPart(() => loadBillLettersWeb(billTexts(content, language)));
  return makeBill(content, letters, { language, isOnPage: true });
}

interface Loaded {
  key: string;
  bill: MadeBill | null;
}

/**
 * The bill of a Swiss QR Code at the lower end of an A4 page, once its fonts are there.
 * @returns `hasFailed` where they could not be loaded; `retry` loads them again
 */
export function useBill(content: string, language: BillLanguage) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = `${language} ${content}`;
  useEffect(() => {
    if (loaded?.key === key) return undefined;
    let stale = false;
    loadBill(content, language).then(
      (bill) => !stale && setLoaded({ key, bill }),
      (error: unknown) => {
        console.warn("The fonts of the bill could not be loaded:", error);
        if (!stale) setLoaded({ key, bill: null });
      },
    );
    return () => {
      stale = true;
    };
  }, [content, language, key, loaded]);
  const current = loaded?.key === key ? loaded : null;
  return {
    bill: current?.bill ?? null,
    hasFailed: current !== null && current.bill === null,
    retry: () => setLoaded(null),
  };
}
