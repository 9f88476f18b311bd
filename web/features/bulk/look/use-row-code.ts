import { useMemo } from "react";
import { fileCautions } from "../../../../adapters/codes/batch/file-cautions.ts";
import { type MadeBarcode, makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import type { MadeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { barcodeProblem } from "../../../../core/codes/barcode/problem.ts";
import { QR_SIZE } from "../../../../core/codes/qr/design.ts";
import { useProof } from "../../../codes/use-proof.ts";
import { useFramed } from "../../../codes/use-framed.ts";
import { useLogoPicture } from "../../../codes/use-logo-picture.ts";
import { tryQr } from "../../../generator/preview/try-qr.ts";
import type { PayloadDesign } from "../../../payloads/payload-design.ts";
import { usePayloadCode } from "../../../payloads/use-payload-code.ts";
import type { RowLogos } from "./row-logos.ts";
import type { CheckedRow } from "../table/check-table.ts";

/** A row without a barcode, and without a reason. */
const NO_BARCODE = barcodeProblem("barcode.failed", { message: "" });

/**
 * The code of one row as its file will have it, and the result of reading it back.
 * @param isFile labels set the sizes of codes, and say themselves where they are too small
 */
export function useRowCode(
  row: Pick<CheckedRow, "order" | "isStyled"> | null,
  design: PayloadDesign,
  logos: RowLogos,
  isFile: boolean,
) {
  const order = row?.order ?? null;
  const isShared = order?.kind === "qr" && row?.isStyled === false;
  const shared = usePayloadCode(isShared ? order.content : null, design, QR_SIZE.default);

  const styled = order?.kind === "qr" && !isShared ? order : null;
  const { frame, lettering, problem } = useFramed(styled?.design.frame, styled);
  const logo = useLogoPicture((styled?.logo && logos[styled.logo]) ?? null);
  const picture = logo.state === "ready" ? logo.picture : null;
  const barcode = useMemo(
    () => (order?.kind === "barcode" ? makeBarcode(order.format, order.content, order.design) : NO_BARCODE),
    [order],
  );
  const own = useMemo((): MadeQr | MadeBarcode | null => {
    if (order?.kind === "barcode") return barcode.ok ? barcode : null;
    if (!styled) return null;
    const made = tryQr(styled.content, { ...styled.design, frame }, picture, lettering);
    return made.kind === "made" ? made.code : null;
  }, [order, barcode, styled, frame, lettering, picture]);
  const ownProof = useProof(own);
  return {
    shared,
    /** The barcode of the row, or the reason why it has none. */
    barcode,
    code: isShared ? shared.code : own,
    /** The reason why it cannot be drawn now, such as letters that could not be loaded; null if it can. */
    problem: isShared ? (shared.made.kind === "failed" ? shared.made.error : null) : problem,
    proof: isShared ? shared.proof : ownProof,
    caution: isShared ? shared.caution : own && isFile ? (fileCautions(own)[0] ?? null) : null,
  };
}
export type RowCode = ReturnType<typeof useRowCode>;
