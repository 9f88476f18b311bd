import assert from "node:assert/strict";
import type { ImageStore } from "../../core/ports/image-store.ts";
import { call, PASSWORD, signUp } from "../support/call.ts";
import { oneTimeCode } from "../support/accounts/one-time-code.ts";

const TARGET = "https://example.org/menu?table=7";

/** A user with a second factor, a short link, and a picture. */
export interface Person {
  email: string;
  secret: string;
  code: string;
  picture: string;
  bytes: Uint8Array;
}

/**
 * Completes the second factor with a code offset by this many 30-second steps, so that a drill can use
 * several codes.
 */
async function raise(url: string, token: string, factor: string, secret: string, steps: number) {
  const path = `${url}/auth/v1/factors/${factor}`;
  const challenge = await call(`${path}/challenge`, { json: {}, token });
  const json = { challenge_id: challenge.body["id"], code: oneTimeCode(secret, steps) };
  return call(`${path}/verify`, { json, token });
}

export async function makePerson(url: string, images: ImageStore): Promise<Person> {
  const { id, email, token } = await signUp(url);
  const json = { factor_type: "totp", friendly_name: "Phone" };
  const enrolled = await call(`${url}/auth/v1/factors`, { json, token });
  const { secret } = enrolled.body["totp"] as { secret: string };
  const raised = await raise(url, token, String(enrolled.body["id"]), secret, -1);
  assert.equal(raised.status, 200, JSON.stringify(raised.body));
  const strong = String(raised.body["access_token"]);
  const link = await call(`${url}/api/me/short_links`, { json: { target: TARGET }, token: strong });
  assert.equal(link.status, 201, JSON.stringify(link.body));
  const picture = `avatars/avatar-${id}-1-drill.png`;
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  await images.put(picture, bytes, "image/png");
  return { email, secret, code: String(link.body["code"]), picture, bytes };
}

/**
 * Uses the site over HTTP: signs in with password and second factor, opens the link, and fetches the picture.
 */
export async function checkPerson(url: string, person: Person, steps: number): Promise<void> {
  const { email, secret, code, picture, bytes } = person;
  const signedIn = await call(`${url}/auth/v1/token?grant_type=password`, {
    json: { email, password: PASSWORD },
  });
  assert.equal(signedIn.status, 200, JSON.stringify(signedIn.body));
  const token = String(signedIn.body["access_token"]);
  const { factors = [] } = signedIn.body["user"] as { factors?: { id: string; status: string }[] };
  const factor = factors.find(({ status }) => status === "verified");
  const raised = await raise(url, token, factor?.id ?? "", secret, steps);
  assert.equal(raised.status, 200, JSON.stringify(raised.body));
  const opened = await fetch(`${url}/s/${code}`, { redirect: "manual" });
  assert.equal(opened.headers.get("location"), TARGET);
  const fetched = await fetch(`${url}/media/${picture}`);
  assert.equal(fetched.status, 200);
  assert.ok(Buffer.from(await fetched.arrayBuffer()).equals(bytes), "the picture is another one");
}
