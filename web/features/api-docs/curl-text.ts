/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Responses that a terminal cannot display. */
const FILE_KINDS = /^(?:image|application)\/(png|svg|pdf|zip)/;
const FILE_PATH = /\.(png|svg|pdf|zip)(?:\?|$)/;

export interface PreparedCall {
  method: string;
  /** Including its query. */
  path: string;
  /** Media type of the response, if there is a choice. */
  accept: string | null;
  body: { media: string; text: string } | { media: string; file: File | null } | null;
  /** Whether to send a key; signed addresses need none. */
  withKey: boolean;
}

/** The same call for a terminal; the key is in a variable, so that it does not appear in screenshots. */
export function curlText(origin: string, { method, path, accept, body, withKey }: PreparedCall): string {
  const parts = [`curl ${method === "GET" ? "" : `-X ${method} `}${quoted(origin + path)}`];
  if (withKey) parts.push(`-H "Authorization: Bearer $QUIETZONE_KEY"`);
  if (accept !== null) parts.push(`-H ${quoted(`Accept: ${accept}`)}`);
  if (body && "text" in body)
    parts.push(`-H ${quoted(`Content-Type: ${body.media}`)}`, `-d ${quoted(body.text)}`);
  else if (body?.media === "multipart/form-data")
    parts.push(`-F ${quoted(`file=@${body.file?.name ?? "picture.png"}`)}`);
  else if (body) {
    parts.push(`-H ${quoted(`Content-Type: ${body.media}`)}`);
    parts.push(`--data-binary ${quoted(`@${body.file?.name ?? "picture.png"}`)}`);
  }
  const kind = FILE_KINDS.exec(accept ?? "")?.[1] ?? FILE_PATH.exec(path)?.[1];
  if (kind !== undefined) parts.push(`-o code.${kind}`);
  return parts.join(" \\\n  ");
}
