import { shareOf } from "../../../../core/api-keys/api-key.ts";
import { pressOf } from "../../../../core/api/press-fields.ts";
import { reportOf } from "../../../../core/api/report-request.ts";
import { qrDesignOf } from "../../../../core/api/design-fields.ts";
import { payloadForms, type PayloadKind, signedForm } from "../../../../core/api/payload-requests.ts";
import { atPrinterDpi } from "../../../../core/codes/print/label-printer.ts";
import type { BillLanguage } from "../../../../core/codes/bill/bill-language.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { EXPORT_FORMATS } from "../../../../core/codes/file-format.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { SignatureService } from "../../../../core/signatures/signature-service.ts";
import { CODE_REFUSALS, payloadAnswers } from "./answers.ts";
import type { AnswerCode } from "./code-answer.ts";
import { keepGets, LOGO_BODY_BYTES } from "./codes.ts";
import { logoBytes } from "./logo-bytes.ts";
import { type BrandsOf, withNamedDesign } from "./named-design.ts";
import { payloadRepresentation } from "./negotiate.ts";
import { lacksScope } from "./lacks-scope.ts";
import { type V1Call, type V1Route, v1Route } from "./route.ts";

interface Dependencies {
  answerCode: AnswerCode;
  brandsOf: BrandsOf;
  signatures: Pick<SignatureService, "sign">;
}

type Form = (typeof payloadForms)[PayloadKind];
type Request = Parameters<typeof qrDesignOf>[0] &
  Parameters<typeof pressOf>[0] &
  Parameters<typeof reportOf>[0] & {
    logo?: string | undefined;
    bill?: BillLanguage | undefined;
    design?: string | undefined;
    force: boolean;
    name?: string | undefined;
  };

const DESCRIPTION =
  "What the form becomes. `Accept: application/json` (where nothing is said) or `text/plain` gives its text; `image/png`, `image/svg+xml`, `application/pdf`, `application/postscript`, `application/zpl` or an extension of the path a QR code of it, with the design fields of `/qr`.";

const SIGNING =
  "A security level above `basic` signs in the name of the key's account, for which the key needs the scope `sign` as well.";

const unsignable = (problem: string) =>
  new DomainError("validation_failed", problem, { fields: { security_level: problem } });

export function payloadTable({ answerCode, brandsOf, signatures }: Dependencies): V1Route[] {
  /** Signatures above level basic use the key of the API key's account. */
  async function signed({ ctx, apiKey }: V1Call, request: object): Promise<string | null> {
    const form = signedForm(request as Record<string, unknown>);
    if (form === null) return null;
    if (ctx.method !== "POST") throw unsignable("Signing is done by POST: it is recorded");
    const { owner } = apiKey;
    if (owner === null) {
      throw unsignable(
        "This API key is the site's own and signs for nobody: use a key of your account, or security level basic",
      );
    }
    if (!apiKey.scopes.includes("sign")) throw lacksScope(ctx, "sign");
    return (await signatures.sign({ user: owner, apiKeyId: apiKey.id }, form)).content;
  }

  async function answer(kind: PayloadKind, form: Form, call: V1Call, request: Request): Promise<void> {
    const { ctx, apiKey, params } = call;
    const payload = form.read({ ...request }, new Date(), request.force);
    const as = payloadRepresentation(ctx, params["file"]);
    const signedContent = kind === "digital-signature" ? await signed(call, request) : null;
    const { notices, stem, isLasting } = payload;
    const content = signedContent ?? payload.content;
    const report = reportOf(request, as.kind === "json");
    if (as.kind === "content") {
      if (as.as === "text") {
        ctx.type = "text/plain; charset=utf-8";
        ctx.body = content;
      } else ctx.body = { content, notices };
      return;
    }
    const named = await withNamedDesign(call, request, brandsOf);
    const design = qrDesignOf(atPrinterDpi(named, as.file));
    const look = request.bill
      ? { design: qrDesignSchema.parse({}), logo: null, bill: request.bill, ...report }
      : {
          design: { ...design, level: request.level ?? form.level ?? design.level },
          logo: logoBytes(named.logo),
          ...report,
        };
    await answerCode(ctx, {
      code: { kind: "qr", content, press: pressOf(request, as.file), ...look },
      as,
      force: request.force,
      stem: request.name ?? stem,
      keep: isLasting ? keepGets(ctx, request) : null,
      notices,
      callerId: shareOf(apiKey),
    });
  }

  const kinds = Object.keys(payloadForms) as PayloadKind[];
  return kinds.flatMap((kind) =>
    (["", ".{file}"] as const).flatMap((extension) => {
      const form = payloadForms[kind];
      const row = {
        path: `/payloads/${kind}${extension}`,
        ...(extension === "" ? {} : { params: { file: EXPORT_FORMATS } }),
        scope: "generate",
        tag: "Payloads",
        summary: extension === "" ? form.summary : `${form.summary}: its QR code`,
        description: kind === "digital-signature" ? `${DESCRIPTION} ${SIGNING}` : DESCRIPTION,
        answers: payloadAnswers,
        refusals: [...CODE_REFUSALS, "logo_unreadable"],
      } as const;
      return [
        v1Route({
          ...row,
          method: "GET",
          query: form.query,
          handle: (call) => answer(kind, form, call, call.query),
        }),
        v1Route({
          ...row,
          method: "POST",
          body: { "application/json": form.body, "multipart/form-data": form.body },
          bodyBytes: LOGO_BODY_BYTES,
          handle: (call) => answer(kind, form, call, call.body),
        }),
      ];
    }),
  );
}
