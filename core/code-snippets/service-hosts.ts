/**
 * Hosts to which scripts of well-known services send their data, although their code does not name them. From
 * the services' own guides to a Content-Security-Policy (Google tag, AdSense, Meta Pixel, Microsoft Clarity,
 * Hotjar, Cloudflare, LinkedIn, Yandex).
 */
const SERVICES: readonly { loads: RegExp; calls: readonly string[] }[] = [
  {
    loads: /googletagmanager\.com|google-analytics\.com/,
    calls: [
      "https://*.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.g.doubleclick.net",
      "https://www.google.com",
    ],
  },
  {
    loads: /googlesyndication\.com|doubleclick\.net/,
    calls: [
      "https://*.googlesyndication.com",
      "https://*.doubleclick.net",
      "https://*.google.com",
      "https://*.gstatic.com",
      "https://*.adtrafficquality.google",
    ],
  },
  { loads: /connect\.facebook\.net/, calls: ["https://*.facebook.com", "https://*.facebook.net"] },
  { loads: /clarity\.ms/, calls: ["https://*.clarity.ms", "https://c.bing.com"] },
  {
    loads: /hotjar\.com/,
    calls: ["https://*.hotjar.com", "https://*.hotjar.io", "wss://*.hotjar.com"],
  },
  { loads: /cloudflareinsights\.com/, calls: ["https://cloudflareinsights.com"] },
  { loads: /snap\.licdn\.com/, calls: ["https://*.licdn.com", "https://*.linkedin.com"] },
  {
    loads: /mc\.yandex\.(?:ru|com)/,
    calls: ["https://mc.yandex.ru", "https://mc.yandex.com", "wss://mc.yandex.com"],
  },
];

/** An address in an attribute or script, up to what a policy names: scheme, host and port. */
const ADDRESS =
  /(?:\b(https?|wss?):)?\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]+(?::\d{1,5})?)(?![a-z0-9.@-])/gi;

/**
 * The Content-Security-Policy sources that code needs: the addresses in it, and those that the services
 * behind them are known to call.
 */
export function hostsOfCode(code: string): string[] {
  const named = Array.from(code.matchAll(ADDRESS), ([, scheme, host = ""]) =>
    scheme === undefined ? host.toLowerCase() : `${scheme}://${host}`.toLowerCase(),
  );
  const called = SERVICES.filter(({ loads }) => loads.test(code)).flatMap(({ calls }) => calls);
  return [...new Set([...named, ...called])];
}
