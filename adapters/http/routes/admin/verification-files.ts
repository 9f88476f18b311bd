import type { Middleware } from "koa";
import { MINUTE } from "../../../../core/durations.ts";
import type { VerificationFileService } from "../../../../core/verification-files/verification-file-service.ts";
import {
  FILE_BYTES,
  fileChangesSchema,
  fileList,
} from "../../../../core/verification-files/verification-file.ts";
import { actorOf } from "../../session/actor-of.ts";
import { idOf } from "../../query/id-of.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentVerificationFile } from "../../../../core/verification-files/verification-file.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { namedFileForm } from "../../body/upload.ts";
import { validValue } from "../../body/valid-body.ts";
import { resourceRoutes } from "./resource.ts";

/** More than FILE_BYTES, so that the error about a file that is slightly too large can contain its name. */
const READ_BYTES = FILE_BYTES + 6 * 1024 * 1024;

interface Dependencies {
  verificationFiles: VerificationFileService;
  limits: RateLimits;
  common: Middleware;
  installation: { siteUrl: string };
}

/** Files with which other services verify who owns this site. One file per upload, in `file` of multipart/form-data. */
export function verificationFileRoutes(dependencies: Dependencies): AnyRoute[] {
  const { verificationFiles, limits, installation, common } = dependencies;
  const present = presentVerificationFile(installation.siteUrl);
  return [
    // fresh, also to delete one: such a file proves to other services who owns the site
    route({
      method: "POST",
      path: "/api/admin/verification_files",
      guard: "admin",
      limit: [limits.perAddress(120, MINUTE), common],
      fresh: true,
      body: namedFileForm(READ_BYTES),
      async handle(ctx, { name, bytes, fields }) {
        const { description, platform } = validValue(fields, fileChangesSchema, "form");
        const uploaded = await verificationFiles.upload(actorOf(ctx), { name, bytes, description, platform });
        ctx.status = 201;
        ctx.body = present(uploaded);
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/verification_files/:id/check",
      guard: "admin",
      limit: [limits.perAddress(60, MINUTE), common],
      async handle(ctx) {
        ctx.body = present(await verificationFiles.check(idOf(ctx, "There is no such verification file")));
      },
    }),
    ...resourceRoutes({
      name: "verification_files",
      one: "verification file",
      common,
      shape: fileList,
      list: verificationFiles.list,
      get: verificationFiles.get,
      update: { schema: fileChangesSchema, run: verificationFiles.update },
      remove: verificationFiles.remove,
      fresh: { remove: true },
      present,
    }),
  ];
}
