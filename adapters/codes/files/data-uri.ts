/** Whether a logo is the picture itself, as a design file has it, and no path. */
export const isDataUri = (logo: string): boolean => logo.startsWith("data:");
