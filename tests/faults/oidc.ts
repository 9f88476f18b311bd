import { join } from "node:path";
import { CLIENT, startTestProvider, type TestProvider } from "../support/accounts/test-provider.ts";
import { newVisitor } from "../support/visitor.ts";
import { ms, must, type Fault } from "./fault.ts";
import { ask } from "./support/ask.ts";
import { startGate, type Gate } from "./support/gate.ts";
import { newPerson, renewed } from "./support/people.ts";
import { freePort } from "../support/free-port.ts";
import { startSite } from "./support/site.ts";

/** Requests to a provider time out after five seconds, and a sign-in makes at most three. */
const LIMIT_MS = 20_000;

const button = (provider: string): string =>
  `/auth/v1/authorize?provider=${provider}&redirect_to=/auth/callback`;

/** The error description in a redirect URL. */
const failureOf = (to: URL): string =>
  new URLSearchParams(to.hash.slice(1) || to.search).get("error_description") ?? "";

/** Requires a human-readable error message without technical details. */
const mustSay = (to: URL | null, text: string, when: string) => {
  const sentence = (to && failureOf(to)) || text;
  must(
    / /.test(sentence) && !/fetch failed|at .*\.js|TypeError/.test(sentence),
    `${when}, it says only "${sentence.slice(0, 100)}"`,
  );
};

const MOODS = ["gone", "hanging", "rubbish"] as const;

/**
 * Three sign-in providers: one is unreachable from the start, one hangs, one sends garbage. Then each of them
 * fails between two steps of a sign-in.
 */
export const oidc: Fault = async (run) => {
  const providers = new Map<string, { provider: TestProvider; gate: Gate }>();
  for (const mood of MOODS) {
    const provider = await startTestProvider();
    run.atEnd(() => provider.close());
    const gate = await startGate({ port: Number(new URL(provider.url).port) });
    run.atEnd(() => gate.close());
    // the issuer must match the address that users reach
    provider.url = `http://${gate.address}`;
    providers.set(mood, { provider, gate });
  }
  const port = await freePort();
  const site = await startSite(run, {
    dataDir: join(run.folder, "data"),
    port,
    env: {
      SITE_URL: `http://127.0.0.1:${port}`,
      ...Object.fromEntries(
        [...providers].flatMap(([mood, { provider }]) => [
          [`OIDC_${mood.toUpperCase()}_CLIENT_ID`, CLIENT.id],
          [`OIDC_${mood.toUpperCase()}_CLIENT_SECRET`, CLIENT.secret],
          [`OIDC_${mood.toUpperCase()}_ISSUER`, provider.url],
        ]),
      ),
    },
  });
  const person = await newPerson(site.url);
  const toOf = (response: Response): URL => new URL(response.headers.get("Location") ?? "", site.url);

  let longest = 0;
  const press = async (mood: string) => {
    const start = performance.now();
    const visitor = newVisitor(site.url);
    const begun = await visitor.call(button(mood));
    longest = Math.max(longest, performance.now() - start);
    must(begun.status < 500 || begun.status === 503, `the button answered ${begun.status}`);
    return { visitor, begun };
  };
  const signIn = async (mood: string, provider: TestProvider, when: string) => {
    const { visitor, begun } = await press(mood);
    must(begun.status === 302, `${when}, the button answered ${begun.status}`);
    provider.who = { sub: `${mood}-${person.email}`, email: `${mood}-${person.email}`, email_verified: true };
    const arrived = toOf(await visitor.call(await visitor.signInAt(toOf(begun).href)));
    must(failureOf(arrived) === "", `${when}, nobody comes in: ${arrived.href}`);
  };

  let tries = 0;
  for (const mood of MOODS) {
    const { provider, gate } = providers.get(mood)!;
    gate.be(mood);
    const presses = await Promise.all(Array.from({ length: 5 }, () => press(mood)));
    for (const { begun } of presses) {
      const to = begun.status === 302 ? toOf(begun) : null;
      must(
        to === null || to.origin === site.url,
        `with the provider ${mood}, people are sent to ${to?.href}`,
      );
      mustSay(to, await begun.text(), `with the provider ${mood}`);
      tries += 1;
    }
    await renewed(site.url, person);
    must((await ask(site.url)).status === 200, `with the provider ${mood}, the home page does not come`);
    must((await ask(`${site.url}/readyz`)).status === 200, `with the provider ${mood}, it is not ready`);
    gate.be("well");
    await signIn(mood, provider, `after the provider was ${mood}`);

    // the provider fails while the visitor is there
    const { visitor, begun } = await press(mood);
    const back = await visitor.signInAt(toOf(begun).href);
    gate.be(mood);
    const start = performance.now();
    const arrived = await visitor.call(back);
    longest = Math.max(longest, performance.now() - start);
    must(arrived.status === 302, `with the provider ${mood}, coming back answered ${arrived.status}`);
    mustSay(toOf(arrived), "", `with the provider ${mood}, coming back`);
    must(
      failureOf(toOf(arrived)) !== "",
      `with the provider ${mood}, coming back led to ${toOf(arrived).href}`,
    );
    tries += 1;
    gate.be("well");
    await signIn(mood, provider, `after the provider was ${mood} half-way`);
  }
  must(longest < LIMIT_MS, `an answer took ${ms(longest)}`);
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return `${tries} tries with it gone, hanging and saying rubbish: each a sentence, within ${ms(longest)}; passwords went on, and it was back without a restart`;
};
