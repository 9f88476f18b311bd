/**
 * Converts the text of a color field to a color of a design. Accepted: 'transparent', or 3, 4 or 6 hexadecimal digits with or without
 * '#'.
 * @returns null for anything else
 */
export function acceptHexText(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (text === "transparent") return text;
  const digits = /^#?((?:[\da-f]{3}){1,2}|[\da-f]{4})$/.exec(text)?.[1];
  return digits === undefined ? null : `#${digits}`;
}
