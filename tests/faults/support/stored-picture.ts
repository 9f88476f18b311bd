import { must } from "../fault.ts";
import { ask, fileForm, jsonOf, type Reply } from "./ask.ts";
import type { Person } from "./people.ts";
import type { Site } from "./site.ts";

/** Uploads a picture; returns its address and a function that uploads it again. */
export async function storePicture(
  { url }: Site,
  { token }: Person,
  picture: Buffer,
): Promise<{ address: string; upload: () => Promise<Reply> }> {
  const upload = () => ask(`${url}/api/me/images`, { token, ...fileForm("file", picture) });
  const stored = await upload();
  must(stored.status === 201, `the upload answered ${stored.status}: ${stored.text}`);
  return { address: url + new URL(String(jsonOf(stored)["url"]), url).pathname, upload };
}
