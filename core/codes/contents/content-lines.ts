import { unescaped } from "./escaped-fields.ts";

/** A property of a vCard or a calendar: `NAME;PARAMETER=value:value`. */
interface Property {
  /** Uppercase. */
  name: string;
  /** As written, each after a semicolon. */
  parameters: string;
  /** Still escaped. */
  value: string;
}

/** The properties of a vCard (RFC 2426 §2, RFC 6350 §3) or a calendar (RFC 5545 §3.1), in order. */
export const propertiesOf = (text: string): Property[] => linesOf(text).flatMap(propertyOf);

/** A folded line continues after a line break and a blank (RFC 2426 §2.6); quoted-printable continues after "=" (vCard 2.1 §2.1.3). */
function linesOf(text: string): string[] {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last?.endsWith("=") && isQuotedPrintable(last.slice(0, last.indexOf(":") + 1)))
      whole[whole.length - 1] = last.slice(0, -1) + line;
    else whole.push(line);
  }
  return whole;
}

const isQuotedPrintable = (parameters: string): boolean => /QUOTED-PRINTABLE/i.test(parameters);

/** Group, name and parameters; a parameter value may be quoted (RFC 6350 §3.3). */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^:"]|"[^"]*")*)?):([^]*)$/;

function propertyOf(line: string): Property[] {
  const parts = PROPERTY.exec(line);
  if (!parts) return [];
  const [, name = "", parameters = "", value = ""] = parts;
  return [
    {
      name: name.toUpperCase(),
      parameters,
      value: isQuotedPrintable(parameters) ? fromQuotedPrintable(value) : value,
    },
  ];
}

/** A value without its escapes: `\n` is a line break (RFC 2426 §4, RFC 5545 §3.3.11). */
export const propertyText = (value: string): string =>
  unescaped(value.replace(/\\\\|\\n/gi, (sign) => (sign === "\\\\" ? sign : "\n"))).trim();

/** Decodes UTF-8 bytes written as `=C3=BC` (RFC 2045 §6.7). Invalid UTF-8 stays as it is. */
function fromQuotedPrintable(value: string): string {
  try {
    return decodeURIComponent(value.replace(/%/g, "%25").replace(/=([0-9a-f]{2})/gi, "%$1"));
  } catch {
    return value;
  }
}
