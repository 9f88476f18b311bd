import { shortenAddress } from "./shorten-address.ts";
import { plainAddress } from "../ip-address.ts";
import type { Device, DeviceKind } from "../ports/device-reader.ts";
import type { Place } from "../ports/geo-locator.ts";
import type { Settings } from "../settings/settings.ts";
import { readReferrer } from "./referrer.ts";
import type { EnteredPage } from "./visit.ts";
import { CAMPAIGN_PARAMETERS, countedAddress } from "./visit-address.ts";
import type { PageUpdate } from "./visit-batch.ts";
import { DIRECT, UNKNOWN, type DeviceType } from "./visit-report.ts";

/** Maximum length of each stored text, characters; longer ones are not genuine. */
const LONGEST = { page: 500, title: 200, campaign: 100, agent: 512, place: 100 };

/** Maps to the three device types; unknown devices count as desktops. */
const TYPES: Record<DeviceKind, DeviceType> = {
  phone: "Mobile",
  tablet: "Tablet",
  desktop: "Desktop",
  other: "Desktop",
};

const PRINTABLE_ASCII = /^[ -~]*$/;

/** Text that the database can store and a list can show: a single line without partial characters. */
const plainText = (text: string, maxLength: number): string => {
  const cut = text.slice(0, maxLength);
  // fast path for nearly all texts
  return PRINTABLE_ASCII.test(cut)
    ? cut.trim()
    : cut
        .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
        .replace(/\p{Cs}/gu, "\ufffd")
        .trim();
};

/** Decoded value of a parameter of the page's query; "" if it is missing or malformed. */
function parameter(pageUrl: string, name: string): string {
  const pair = pageUrl
    .slice(pageUrl.indexOf("?") + 1)
    .split("&")
    .find((one) => one.startsWith(`${name}=`));
  try {
    return decodeURIComponent((pair ?? "").slice(name.length + 1).replaceAll("+", " "));
  } catch {
    return "";
  }
}

/** Facts about the visitor from the request. */
export interface Visitor {
  /** Full IP address. */
  address: string;
  userAgent: string;
  /** The request carried Global Privacy Control or Do Not Track. */
  optedOut: boolean;
  /** Hosts of this site, which do not count as referrers. */
  ownHosts: readonly string[];
}

interface VisitContext {
  at: Date;
  sessionId: string | null;
  place: Place | null;
  device: Device;
  addresses: Settings["visitor_addresses"];
}

/** Path and campaign of the page, never parsed as an address on another site. */
const pageOf = (address: string): string =>
  plainText(countedAddress(address).replace(/^[/\\]+/, "/"), LONGEST.page);

/** A page view as stored. */
export function viewOf(
  id: string,
  entered: NonNullable<PageUpdate["entered"]>,
  visitor: Visitor,
  { at, sessionId, place, device, addresses }: VisitContext,
): EnteredPage {
  const pageUrl = pageOf(entered.page_url);
  const [utmSource, utmMedium, utmCampaign] = CAMPAIGN_PARAMETERS.map((name) =>
    plainText(parameter(entered.page_url, name), LONGEST.campaign),
  );
  const referrer = readReferrer(plainText(entered.referrer, 2000));
  const isOwn =
    referrer !== null && visitor.ownHosts.some((host) => host.replace(/^www\./, "") === referrer.host);
  const address = addresses === "whole" ? plainAddress(visitor.address) : shortenAddress(visitor.address);
  return {
    id: id.toLowerCase(),
    sessionId: visitor.optedOut ? null : (sessionId?.toLowerCase() ?? null),
    ipAddress: visitor.optedOut || address === "" ? null : address,
    visitedAt: at,
    pageUrl,
    userAgent: plainText(visitor.userAgent, LONGEST.agent),
    country: place?.country ?? UNKNOWN,
    region: plainText(place?.region ?? UNKNOWN, LONGEST.place),
    city: plainText(place?.city ?? UNKNOWN, LONGEST.place),
    referrer: referrer === null || isOwn ? DIRECT : referrer.address,
    utmSource: utmSource ?? "",
    utmMedium: utmMedium ?? "",
    utmCampaign: utmCampaign ?? "",
    deviceType: TYPES[device.kind],
    browser: device.browser || UNKNOWN,
    os: device.os || UNKNOWN,
    screenResolution: /^\d{1,5}x\d{1,5}$/.test(entered.screen_resolution) ? entered.screen_resolution : "",
    pageTitle: plainText(entered.page_title, LONGEST.title),
  };
}
