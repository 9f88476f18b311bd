/** Texts of /login and /signup (accounts §2, §5, §8). */
export const accountsMessages = {} as const;
