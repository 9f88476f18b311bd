/** One repeated character, as programs mask a password. */
const MASK = /^([*•●·xX.?_-])\1{3,}$/u;
/** Words that say where the password is, in six languages. */
const ELSEWHERE =
  /^(?:see|ask|on request|siehe|s\.|auf anfrage|bitte fragen|erfragen|voir|demander|sur demande|véase|ver|consultar|preguntar|a petición|vedi|chiedere|su richiesta|perguntar|a pedido)(?:\s|$)/iu;

/** Whether a text is hardly the password itself: a mask, or words about where it is. */
export const isHardlyPassword = (text: string): boolean => MASK.test(text) || ELSEWHERE.test(text);
