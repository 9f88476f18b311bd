/** Splits at an unescaped separator. The backslashes stay. */
export function splitUnescaped(text: string, separator: string): string[] {
  const parts = [""];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === separator) parts.push("");
    else parts[parts.length - 1] += character === "\\" ? character + text.charAt(++at) : character;
  }
  return parts;
}

/** Removes the backslashes of escapes. */
export const unescaped = (text: string): string => text.replace(/\\([^])/g, "$1");

/**
 * The fields of a content like `WIFI:T:WPA;S:name;;` or `MECARD:N:Doe;TEL:1;;`, by uppercase name, values
 * still escaped. A name may occur more than once.
 */
export function escapedFields(text: string): (readonly [name: string, value: string])[] {
  const body = text.slice(text.indexOf(":") + 1);
  return splitUnescaped(body, ";").flatMap((part) => {
    const colon = part.indexOf(":");
    return colon < 1 ? [] : [[part.slice(0, colon).trim().toUpperCase(), part.slice(colon + 1)] as const];
  });
}
