import { BRAND_LOGO_SIDE } from "../../core/brands/brand.ts";
import { createBatchService } from "../../core/batches/batch-service.ts";
import { createBrandService } from "../../core/brands/brand-service.ts";
import { createExportService } from "../../core/export/export-service.ts";
import { createFolderService } from "../../core/history/folder-service.ts";
import { createHistoryService } from "../../core/history/history-service.ts";
import { createLogoService } from "../../core/history/logo-service.ts";
import { createImageService } from "../../core/images/image-service.ts";
import { createImportService } from "../../core/import/import-service.ts";
import type { CallCounts } from "../../core/ports/call-counts.ts";
import { createLinkTakeDown } from "../../core/short-links/link-take-down.ts";
import { createShortLinkService } from "../../core/short-links/short-link-service.ts";
import { createSignatureService } from "../../core/signatures/signature-service.ts";
import { openZip } from "../archive/read-zip.ts";
import { writeZip } from "../archive/write-zip.ts";
import { redrawSvg } from "../codes/svg/redraw-svg.node.ts";
import { createLogoRedrawing } from "../images/redraw-logo.ts";
import type { createAccounts } from "./accounts.ts";
import type { createSite } from "./site.ts";
import { HOURLY, type Base } from "./base.ts";
import type { Messages } from "./messages.ts";
import { textSigner as signer } from "../crypto/text-signer.ts";

/** A customer's data: codes, folders, pictures, short links and signatures, and their export as an archive. */
export function createCustomer(
  {
    history,
    historyFolders,
    images,
    transact,
    clock,
    jobs,
    ids,
    users,
    pictures,
    secrets,
    shortLinks,
    parseUrl,
    ownHosts,
    everyShortLink,
    transactAs,
    trail,
    siteUrl,
    signatures,
    exports,
    settings,
    imports,
    brands,
    batches,
  }: Base,
  {
    avatars,
    profiles,
    counts,
    mails,
    siteBrands,
  }: Pick<ReturnType<typeof createAccounts>, "avatars" | "profiles"> &
    Pick<Messages, "mails"> &
    Pick<ReturnType<typeof createSite>, "siteBrands"> & { counts: CallCounts },
) {
  const historyService = createHistoryService({ history, historyFolders, images, transact, clock });
  jobs.every("deleted-history", HOURLY, async () => void (await historyService.purge()));
  const batchService = createBatchService({ batches, transact, clock });
  jobs.every("deleted-batches", HOURLY, async () => void (await batchService.purge()));
  const folders = createFolderService({ historyFolders, transact, clock, ids });
  const logos = createLogoService({ history, images, transact, users, pictures, secrets, clock });
  const brandService = createBrandService({
    brands,
    transact,
    redrawLogo: createLogoRedrawing(pictures, redrawSvg, BRAND_LOGO_SIDE),
    siteDefault: siteBrands.findDefault,
    clock,
    ids,
  });
  const archives = { open: openZip, pack: writeZip };

  return {
    history: historyService,
    historyFolders: folders,
    brands: brandService,
    batches: batchService,
    logos,
    uploads: createImageService({ images, users, pictures, secrets, clock }),
    shortLinks: createShortLinkService({ shortLinks, transact, secrets, clock, ids, parseUrl, ownHosts }),
    linkTakeDown: createLinkTakeDown({ everyShortLink, transactAs, trail, clock, siteUrl, mails }),
    signatures: createSignatureService({ signatures, users, transact, secrets, clock, ids, signer }),
    exports: createExportService({ exports, images, settings, clock, archives }),
    imports: createImportService({
      history,
      imports,
      transact,
      clock,
      archives,
      folders,
      brands: brandService,
      logos,
      avatars,
      profiles,
      counts,
    }),
  };
}
