/** Replacement for a hidden secret. */
const MASK = "••••••";
/** The token of a link; in HTML it ends where the next entity begins. */
const TOKEN = /\b(token_hash|token|code)=[\w%.~-]+/g;
/** A code by itself on a line, and in the two groups of the HTML. */
const CODE_LINE = /^\d{6}$/gm;
const CODE_GROUPS = /(<span[^<>]*>)\d{3}(<\/span><span[^<>]*>)\d{3}(?=<\/span>)/g;

export interface MailParts {
  text: string;
  html: string;
}

/** A mail without sign-in links and codes, with which a reader could take over the account. */
export const maskMail = ({ text, html }: MailParts): MailParts => ({
  text: text.replace(TOKEN, `$1=${MASK}`).replace(CODE_LINE, MASK),
  html: html.replace(TOKEN, `$1=${MASK}`).replace(CODE_GROUPS, `$1•••$2•••`),
});

/** Whether there is anything to mask. */
export function holdsSecret(mail: MailParts): boolean {
  const masked = maskMail(mail);
  return masked.text !== mail.text || masked.html !== mail.html;
}
