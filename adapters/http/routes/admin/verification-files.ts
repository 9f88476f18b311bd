import type { Router } from "@koa/router";
import * as z from "zod/mini";
import type { Reauthentication } from "../../../../core/auth/reauthentication.ts";
import type { VerificationFileService } from "../../../../core/verification-files/verification-file-service.ts";
import {
  FILE_BYTES,
  FILE_SORTS,
  FILE_STATUSES,
  fileChangesSchema,
  isActiveContent,
} from "../../../../core/verification-files/verification-file.ts";
import { actorOf } from "../../actor-of.ts";
import { idOf } from "../../id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentVerificationFile } from "../../present-verification-file.ts";
import { multipartBody, uploadedNamedFile } from "../../upload.ts";
import { resourceRoutes } from "./resource.ts";

/** A file that is a little too large is still read, so that the refusal can say its name. */
const READ_BYTES = FILE_BYTES + 6 * 1024 * 1024;
const MINUTE = 60;

const filter = z.object({
  id: z.optional(z.array(z.string())),
  q: z.optional(z.string()),
  verification_status: z.optional(z.enum(FILE_STATUSES)),
});

interface Dependencies {
  verificationFiles: VerificationFileService;
  reauthentication: Reauthentication;
  limits: RateLimits;
  installation: { siteUrl: string };
}

/** Files by which other services see whose site this is. One upload a call, `file` as multipart/form-data. */
export function verificationFileRoutes(
  router: Router,
  { verificationFiles, reauthentication, limits, installation }: Dependencies,
): void {
  const present = presentVerificationFile(installation.siteUrl);

  router.post(
    "/verification_files",
    limits.perAddress(120, MINUTE),
    multipartBody(READ_BYTES),
    async (ctx) => {
      const { name, bytes, fields } = await uploadedNamedFile(ctx, "file");
      if (isActiveContent(name)) reauthentication.requireFresh(signedIn(ctx));
      const { description, platform } = fileChangesSchema.parse(fields);
      const file = await verificationFiles.upload(actorOf(ctx), { name, bytes, description, platform });
      ctx.status = 201;
      ctx.body = present(file);
    },
  );

  router.post("/verification_files/:id/check", limits.perAddress(60, MINUTE), async (ctx) => {
    ctx.body = present(await verificationFiles.check(idOf(ctx, "There is no such verification file")));
  });

  resourceRoutes(router, {
    name: "verification_files",
    fields: FILE_SORTS,
    sort: { sort: "created_at", order: "desc" },
    filter,
    list: (query, { id, q, verification_status }) =>
      verificationFiles.list(query, { ids: id, q, status: verification_status }),
    get: verificationFiles.get,
    update: { schema: fileChangesSchema, run: verificationFiles.update },
    remove: verificationFiles.remove,
    present,
  });
}
