/** Up to millions with two decimals, and the separators of any country. */
const AMOUNT = /^-?\d{1,3}(?:[.,'’\s]?\d{3}){0,2}[.,]\d{2}$/;
/** With a currency before or after the amount. */
const WITH_CURRENCY = /^(?:(?:\p{Sc}|[A-Z]{3})\s?)?-?\d[\d.,'’\s]{0,12}(?:\s?(?:\p{Sc}|EUR|USD|GBP|CHF))?$/u;
const CURRENCY = /\p{Sc}|EUR|USD|GBP|CHF/u;
const LONGEST = 20;

/** Whether a text is an amount of money, as spreadsheets show one: 50,00 or € 1.250,00. */
export const isAmount = (text: string): boolean =>
  text.length <= LONGEST && (AMOUNT.test(text) || (CURRENCY.test(text) && WITH_CURRENCY.test(text)));
