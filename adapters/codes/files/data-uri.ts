/** Whether a logo is a data URI, as in a design file, rather than a path. */
export const isDataUri = (logo: string): boolean => logo.startsWith("data:");
