import { randomUUID } from "node:crypto";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { PASSWORD } from "../../support/call.ts";
import { ask, jsonOf, type AskOptions, type Reply } from "./ask.ts";

const design = { kind: "qr", ...qrDesignSchema.parse({}) };

export interface Person {
  email: string;
  token: string;
}

const ok = (reply: Reply, status: number, what: string): Reply => {
  if (reply.status !== status)
    throw new Error(`${what} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
  return reply;
};

export const newAddress = (): string => `user-${randomUUID()}@example.com`;

export const signUpAt = (url: string, email: string, options: AskOptions = {}): Promise<Reply> =>
  ask(`${url}/auth/v1/signup`, { json: { email, password: PASSWORD }, ...options });

export const signInAt = (url: string, email: string, options: AskOptions = {}): Promise<Reply> =>
  ask(`${url}/auth/v1/token?grant_type=password`, { json: { email, password: PASSWORD }, ...options });

/** Creates an account and signs in. */
export async function newPerson(url: string): Promise<Person> {
  const email = newAddress();
  const token = jsonOf(ok(await signUpAt(url, email), 200, "sign-up"))["access_token"];
  return { email, token: String(token) };
}

/** Signs in again, since access tokens expire after 15 minutes. */
export async function renewed(url: string, { email }: Person): Promise<Person> {
  const token = jsonOf(ok(await signInAt(url, email), 200, "sign-in"))["access_token"];
  return { email, token: String(token) };
}

const contentOf = (id: string): string => `https://example.com/${id}`;

export const saveRecord = (url: string, { token }: Person, id: string): Promise<Reply> =>
  ask(`${url}/api/me/history`, {
    token,
    json: { id, content: contentOf(id), type: "url", format: "png", design, logoUrl: null },
  });

/** Saves a large record that quickly uses up the remaining space on a full disk. */
export const saveLarge = (url: string, { token }: Person): Promise<Reply> =>
  ask(`${url}/api/me/history`, {
    token,
    json: {
      id: randomUUID(),
      content: contentOf("x".repeat(2000)),
      type: "url",
      format: "png",
      design: { kind: "qr" },
      logoUrl: null,
    },
  });

export const enterPage = (url: string, pageId: string): Promise<Reply> =>
  ask(`${url}/api/public/visits`, {
    headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
    json: {
      session_id: randomUUID(),
      pages: [{ page_id: pageId, entered: { page_url: "/", screen_resolution: "1280x900" } }],
    },
  });

export const makeLink = (url: string, { token }: Person, target: string): Promise<Reply> =>
  ask(`${url}/api/me/short_links`, { token, json: { target } });

export const readHistory = (url: string, { token }: Person): Promise<Reply> =>
  ask(`${url}/api/me/history?range=[0,19]`, { token });
