import { TriangleAlert } from "lucide-react";
import type { PaymentDoubt } from "../../../core/codes/contents/payments/payment-doubts.ts";
import { useMessages } from "../../components/messages.tsx";

/** Says why a payment should not be made as the code asks for it. */
export function PaymentWarnings({ doubts }: { doubts: readonly PaymentDoubt[] }) {
  const t = useMessages();
  return (
    <ul className="grid gap-2 rounded-box border border-line bg-inset p-4 text-sm">
      {doubts.map((doubt) => (
        <li key={doubt} className="flex gap-2.5">
          <TriangleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 text-warn" />
          <span className="min-w-0 break-words">{t(`scanner.wrong_${doubt}`)}</span>
        </li>
      ))}
    </ul>
  );
}
