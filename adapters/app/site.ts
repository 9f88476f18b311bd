import { createHash } from "node:crypto";
import { BRAND_LOGO_SIDE } from "../../core/brands/brand.ts";
import { createSiteBrandService } from "../../core/brands/site-brand-service.ts";
import { createBrandingService } from "../../core/settings/branding-service.ts";
import { createSettingsAdministration } from "../../core/settings/settings-administration.ts";
import { createPageSnippetService } from "../../core/code-snippets/page-snippet-service.ts";
import { createSnippetService } from "../../core/code-snippets/snippet-service.ts";
import { createVerificationFileService } from "../../core/verification-files/verification-file-service.ts";
import { svgEntry } from "./svg-drawing.ts";
import { HOURLY, type Base } from "./base.ts";
import type { Config } from "../config/config.ts";
import { parse5Reader as html } from "../html/parse5-reader.ts";
import { createSvgDrawer } from "../images/draw-svg.ts";
import { redrawSvg } from "../codes/svg/redraw-svg.node.ts";
import { createLogoRedrawing } from "../images/redraw-logo.ts";
import { createOwnFileRequest } from "../outbound/own-file-request.ts";

/** Site administration: settings and design, code in its pages, files at its root. */
export function createSite(
  config: Config,
  {
    jobs,
    request,
    images,
    pictures,
    secrets,
    clock,
    verificationFiles,
    transactAs,
    trail,
    ids,
    settings,
    storedSettings,
    box,
    snippets,
    siteBrands,
    sessions,
    users,
    changes,
  }: Base,
) {
  const drawSvg = createSvgDrawer({ entry: svgEntry() });
  const branding = createBrandingService({
    images,
    pictures,
    secrets,
    clock,
    drawSvg,
    fetchPicture: (url) => request(url),
  });
  const verificationFileService = createVerificationFileService({
    verificationFiles,
    transactAs,
    jobs,
    trail,
    clock,
    ids,
    ask: createOwnFileRequest(config),
    digest: (bytes) => createHash("sha256").update(bytes).digest("hex"),
  });
  jobs.work("verification_file", verificationFileService.checkLater);
  jobs.every("verification-files", 6 * HOURLY, verificationFileService.checkAll);

  return {
    branding,
    settingsAdministration: createSettingsAdministration({
      settings,
      storedSettings,
      transactAs,
      trail,
      box,
      secrets,
      branding,
    }),
    snippets: createSnippetService({ snippets, transactAs, trail, clock, ids, html }),
    pageSnippets: createPageSnippetService({ snippets, sessions, users, settings, html, changes }),
    verificationFiles: verificationFileService,
    siteBrands: createSiteBrandService({
      siteBrands,
      transactAs,
      trail,
      redrawLogo: createLogoRedrawing(pictures, redrawSvg, BRAND_LOGO_SIDE),
      clock,
      ids,
      changes,
    }),
  };
}
