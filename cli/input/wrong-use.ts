/** The command was called in a way that cannot be meant: exit code 2. The message says what would be right. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
