import { useEffect, useState } from "react";
import type { BillLanguage } from "../../../../core/codes/bill/bill-language.ts";
import { billTexts, type MadeBill, makeBill } from "../../../../adapters/codes/encode/make-bill.ts";
import { loadPart } from "../../../codes/load-part.ts";

async function loadBill(content: string, language: BillLanguage): Promise<MadeBill | null> {
  const { loadBillLettersWeb } = await loadPart(
    () => import("../../../../adapters/codes/letters/bill-letters.web.ts"),
  );
  const letters = await loadPart(() => loadBillLettersWeb(billTexts(content, language)));
  return letters && makeBill(content, letters, { language, isOnPage: true });
}

interface Loaded {
  key: string;
  /** Null if the content is not a bill, or if its fonts could not be loaded. */
  bill: MadeBill | null;
  hasFailed: boolean;
}

/**
 * The bill of a Swiss QR Code at the bottom of an A4 page, once its fonts are loaded.
 * @returns `isNone` if the content is not a bill; `hasFailed` if the fonts could not be loaded, which `retry`
 * loads again
 */
export function useBill(content: string, language: BillLanguage) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = `${language} ${content}`;
  useEffect(() => {
    if (loaded?.key === key) return undefined;
    let stale = false;
    loadBill(content, language).then(
      (bill) => !stale && setLoaded({ key, bill, hasFailed: false }),
      (error: unknown) => {
        console.warn("The fonts of the bill could not be loaded:", error);
        if (!stale) setLoaded({ key, bill: null, hasFailed: true });
      },
    );
    return () => {
      stale = true;
    };
  }, [content, language, key, loaded]);
  const current = loaded?.key === key ? loaded : null;
  return {
    bill: current?.bill ?? null,
    isNone: current !== null && current.bill === null && !current.hasFailed,
    hasFailed: current?.hasFailed ?? false,
    retry: () => setLoaded(null),
  };
}
