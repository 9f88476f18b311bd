/**
 * The file name of a stored logo that is wide. A wide logo usually contains the name of the site, so pages don't print the name beside it.
 */
export const WIDE_LOGO = "logo-wide";
/** From this width to height ratio on, a logo is wide. */
const WIDE_RATIO = 1.8;

export const isWide = (width: number, height: number): boolean => width >= height * WIDE_RATIO;

/** Whether the logo replaces the printed name of the site. @param url of the setting `logo_url` */
export const isWideLogo = (url: string): boolean => url.startsWith(`/media/branding/${WIDE_LOGO}-`);
