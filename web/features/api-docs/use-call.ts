import { useState } from "react";
import type { PreparedCall } from "./curl-text.ts";

/** An answer of the API. */
export interface ApiAnswer {
  status: number;
  /** Milliseconds from asking to having the whole answer. */
  took: number;
  bytes: number;
  media: string;
  /** A picture to be shown, or null. */
  picture: string | null;
  /** A file that is no picture, to be saved. */
  file: string | null;
  text: string | null;
  remaining: string | null;
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => failed(new Error("the answer could not be read")));
    reader.readAsDataURL(blob);
  });

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

function bodyOf(body: PreparedCall["body"]): BodyInit | null {
  if (!body) return null;
  if ("text" in body) return body.text;
  if (body.media !== "multipart/form-data") return body.file;
  const form = new FormData();
  if (body.file) form.set("file", body.file);
  return form;
}

/** Calls the API with a key, as a program does: without cookies and without the session of this page. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<ApiAnswer | "unreachable" | null>(null);

  async function send(key: string, { method, path, accept, body, withKey }: PreparedCall): Promise<void> {
    setBusy(true);
    const began = performance.now();
    try {
      const headers = new Headers(withKey ? { Authorization: `Bearer ${key}` } : {});
      if (accept !== null) headers.set("Accept", accept);
      // the browser names a form's boundary itself
      if (body && body.media !== "multipart/form-data") headers.set("Content-Type", body.media);
      const response = await fetch(path, {
        method,
        headers,
        body: bodyOf(body),
        credentials: "omit",
        // a cached answer may belong to another key, or to this one before it was revoked
        cache: "no-store",
      });
      const blob = await response.blob();
      const media = (response.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
      const isPicture = media.startsWith("image/");
      const isText = /json|^text\/|csv/.test(media);
      setAnswered({
        status: response.status,
        took: Math.round(performance.now() - began),
        bytes: blob.size,
        media,
        picture: isPicture ? await dataUrl(blob) : null,
        file: isPicture || isText || blob.size === 0 ? null : await dataUrl(blob),
        text: isText ? indented(await blob.text()) : null,
        remaining: response.headers.get("RateLimit-Remaining"),
      });
    } catch {
      setAnswered("unreachable");
    }
    setBusy(false);
  }

  return { busy, answered, send };
}
