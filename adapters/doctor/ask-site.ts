import { failed, ok, warning, type Finding } from "../../core/doctor/check.ts";

const LIMIT_MS = 8000;

/**
 * Asks the site's address for the keys that verify its access tokens, which no other site has.
 * @param readOwnKeys ids of the keys in this database, read after the site has answered, since a new site
 * creates its first key when asked
 */
export async function askSite(
  siteUrl: string,
  readOwnKeys: () => Promise<readonly string[]>,
): Promise<Finding> {
  const answer = await ask(`${siteUrl}/auth/v1/.well-known/jwks.json`);
  if (answer === null) {
    return warning(
      `${siteUrl} does not answer from here: start the server, or look at DNS, proxy and firewall`,
    );
  }
  const ids = idsIn(answer.text);
  const ownKeys = await readOwnKeys();
  if (ids.some((id) => ownKeys.includes(id))) return ok(`${siteUrl} answers, and is this site`);
  if (ids.length > 0) {
    return failed(`${siteUrl} is another site of this product: correct SITE_URL, or DATABASE_URL`);
  }
  return failed(`${siteUrl} answers ${answer.status} and is not this site: correct SITE_URL, or the proxy`);
}

async function ask(url: string): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: "manual" });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

function idsIn(text: string): string[] {
  try {
    const { keys } = JSON.parse(text) as { keys?: { kid?: unknown }[] };
    return (keys ?? []).flatMap(({ kid }) => (typeof kid === "string" ? [kid] : []));
  } catch {
    return [];
  }
}
