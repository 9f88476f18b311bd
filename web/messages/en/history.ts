/** Texts of /customer/history. */
export const historyMessages = {} as const;
