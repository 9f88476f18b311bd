/** Pictures that are much wider than high are named so when they are stored: they hold the name of the site. */
export const WIDE_LOGO = "logo-wide";
const WIDE = 1.8;

export const isWide = (width: number, height: number): boolean => width >= height * WIDE;

/** Whether a logo stands for the name of the site, too. @param url of the setting `logo_url` */
export const isWideLogo = (url: string): boolean => url.startsWith(`/media/branding/${WIDE_LOGO}-`);
