import type { ShownAd } from "../../core/ads/shown-ad.ts";
import type { SiteBrandsAtHand } from "../../core/brands/site-brand.ts";
import type { Language } from "../../core/languages.ts";
import type { LegalKind, LegalLinks, LegalText } from "../../core/legal/legal-kind.ts";
import type { PublicSettings } from "../../core/settings/settings.ts";

/** The services that the server calls while it renders a page. */
export interface PublicApi {
  publicSettings(): Promise<PublicSettings>;
  /** Current advertisements; absent if pages show none. */
  shownAds?(): Promise<ShownAd[]>;
  /** Absent if the site cannot have any. */
  siteBrands?(): Promise<SiteBrandsAtHand>;
  /** Privacy, terms and imprint; absent if there are none. */
  legalPages?: {
    links(): Promise<LegalLinks>;
    shown(kind: LegalKind, language: Language): Promise<LegalText | null>;
  };
}
