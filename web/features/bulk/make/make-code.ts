import { makeBarcode, type MadeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { makeQr, type MadeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { fileCautions } from "../../../../adapters/codes/batch/file-cautions.ts";
import { narrowed } from "../../../../adapters/codes/files/press-code.ts";
import { loadVectorRenderer } from "../../../../adapters/codes/files/load-vector-renderer.ts";
import { withResolution } from "../../../../adapters/codes/files/png-resolution.ts";
import type { CodeOrder } from "../../../../adapters/codes/batch/job.ts";
import type { Caution } from "../../../../core/codes/caution.ts";
import type { BulkFormat } from "../../../../core/codes/file-format.ts";
import type { Press } from "../../../../core/codes/print/press.ts";
import { QR_SIZE } from "../../../../core/codes/qr/design.ts";
import { shownText, type QrFrame } from "../../../../core/codes/qr/frame/frame.ts";
import type { Lettering } from "../../../../core/codes/qr/frame/lettering.ts";
import { DomainError } from "../../../../core/errors.ts";
import { createSha256 } from "../../../../core/codes/sha256.ts";
import { loadPart } from "../../../codes/load-part.ts";
import { readBackHere } from "../../../codes/read-back.ts";
import { loadLettering } from "../../../codes/use-framed.ts";
import { type Failure, failureOf } from "../batch-failure.ts";
import { createLogoLoader, PAGE_LOGO, type RowLogos } from "../look/row-logos.ts";
import { proofFailure } from "../proof-failure.ts";
import { makePayloadCode } from "../../../payloads/make-payload-code.ts";
import type { PayloadDesign } from "../../../payloads/payload-design.ts";

/** A row for one code. */
export interface BulkJob {
  /** 1 is the first row. */
  row: number;
  line: number;
  file: string;
  order: CodeOrder;
  /** True if the row has its own design instead of the page's. */
  isStyled: boolean;
}

/** The settings that all codes of a batch share. */
export interface BulkLook {
  format: BulkFormat;
  /** How PDF and EPS files are printed. */
  press: Press;
  /** Design of QR codes without their own. */
  design: PayloadDesign;
  logos: RowLogos;
  /** Timestamp of the files. */
  now: Date;
}

export interface BulkFile {
  job: BulkJob;
  /** Null if the code could not be made or does not scan. */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** The content that a scanner reads. */
  content: string;
  /** In hex; empty without a file. */
  sha256: string;
  /** Null: not every reader could be loaded. */
  verified: true | null;
  /** Why scanners may miss it. */
  cautions: Pick<Caution<unknown>, "code" | "values">[];
  /** Null if there is a file. */
  failure: Failure | null;
}

/** Makes the files of rows one by one, and has each read back by programs that did not draw it. */
export function createBulkMaker({ format, press, design, logos, now }: BulkLook) {
  const letters = new Map<string, Promise<Lettering>>();
  const letteringOf = async (frame: QrFrame | undefined): Promise<Lettering | null> => {
    if (!frame) return null;
    const text = shownText(frame);
    const known = letters.get(text) ?? loadLettering(text);
    letters.set(text, known);
    return known;
  };
  const loadLogo = createLogoLoader(logos);
  const logoOf = (name: string | null) => (name === null ? null : loadLogo(name));

  const draw = async ({ order, isStyled }: BulkJob): Promise<MadeQr | MadeBarcode> => {
    if (order.kind === "barcode") {
      const made = makeBarcode(order.format, order.content, order.design);
      if (!made.ok) {
        const { message, code: key, values } = made;
        throw new DomainError("barcode_invalid", message, { sentence: { key, values } });
      }
      return made;
    }
    if (isStyled) {
      const picture = await logoOf(order.logo);
      return makeQr(order.content, order.design, picture, await letteringOf(order.design.frame));
    }
    const logo = await logoOf(design.logo && PAGE_LOGO);
    const lettering = await letteringOf(design.frame);
    // as large as a row with its own design, and as on the command line
    const made = makePayloadCode(order.content, design, logo, lettering, QR_SIZE.default);
    if (made.kind === "made") return made.code;
    if (made.kind === "failed" && made.error instanceof Error) throw made.error;
    throw new Error("The content does not fit into a code");
  };

  return async (job: BulkJob): Promise<BulkFile> => {
    const failed = (content: string, failure: Failure): BulkFile => ({
      job,
      bytes: null,
      content,
      sha256: "",
      verified: null,
      cautions: [],
      failure,
    });
    let code: MadeQr | MadeBarcode;
    try {
      code = narrowed(await draw(job), format, press);
    } catch (error) {
      return failed(job.order.content, failureOf(error));
    }
    const { content } = code.asked;
    const { proof, png } = await readBackHere(code, { png: format === "png" });
    const untested = proof.code === "untested";
    if (!proof.scans && !untested) return failed(content, proofFailure(proof));
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = png ? withResolution(png, code.printed) : await renderVector(format, press, code, now);
    } catch (error) {
      // for example a code larger than its page
      if (error instanceof DomainError) return failed(content, failureOf(error));
      throw error;
    }
    const hash = createSha256();
    hash.update(bytes);
    return {
      job,
      bytes,
      content,
      sha256: hash.hex(),
      verified: untested ? null : true,
      // the way to fix the design stays here: it may hold a picture
      cautions: fileCautions(code, format).map(({ code: key, values }) => ({ code: key, values })),
      failure: null,
    };
  };
}

async function renderVector(
  format: BulkFormat,
  press: Press,
  code: MadeCode,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const render = await loadPart(() => loadVectorRenderer(format === "png" ? "svg" : format, press));
  return new Uint8Array(await render(code, now));
}
