import * as z from "zod/mini";
import { someLine } from "../../settings/setting-forms.ts";

/**
 * Dimensions by which a report can be filtered: those of its lists, which are also the names of the
 * parameters.
 */
export const FILTER_DIMENSIONS = [
  "page",
  "country",
  "referrer",
  "campaign",
  "device",
  "browser",
  "os",
] as const;
export type FilterDimension = (typeof FILTER_DIMENSIONS)[number];

/**
 * A row of a list as a condition. A page filter selects visits that include the page, and counts only the
 * views of that page; `*` matches any text, `\*` an asterisk. Referrer and campaign are those of the visit's
 * first page. The other dimensions are the same on every page of a visit.
 */
export interface ReportFilter {
  dimension: FilterDimension;
  /** The value as stored in the visit rollups; a campaign is JSON of source, medium and name. */
  value: string;
}

/** Largest number of page filters in one report. */
const MAX_PAGES = 5;
const LONGEST_PATH = 500;

/** A path with `*` for any text. No path but the root ends with a slash. */
export const pathPattern = z.pipe(
  someLine(LONGEST_PATH).check(z.regex(/^\/[^?#]*$/)),
  z.transform((path) => path.replace(/(?<!\/)\/+$/, "") || "/"),
);

const campaign = z.pipe(
  z.string().check(z.maxLength(2000)),
  z.transform((text, ctx) => {
    const parts = campaignParts.safeParse(parseJson(text));
    if (parts.success) return JSON.stringify(parts.data);
    ctx.issues.push({ code: "custom", input: text });
    return z.NEVER;
  }),
);
const part = z.string().check(z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const campaignParts = z.tuple([part, part, part]).check(z.refine((parts) => parts.some((one) => one !== "")));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The valid values of each dimension, and the API's message for invalid ones. */
const RULES: Readonly<Record<FilterDimension, { schema: z.ZodMiniType<string>; sentence: string }>> = {
  page: { schema: pathPattern, sentence: "Send a path like /pricing, or /blog/* with * for any text" },
  country: {
    schema: z.string().check(z.regex(/^(?:[A-Z][A-Z0-9]|Unknown)$/)),
    sentence: "Send an ISO 3166-1 code like FR, or Unknown",
  },
  referrer: {
    schema: z.string().check(z.regex(/^(?:[a-z0-9._-]{1,253}|Direct)$/)),
    sentence: "Send a host like example.com, or Direct",
  },
  campaign: { schema: campaign, sentence: 'Send source, medium and name like ["letter","email","autumn"]' },
  device: { schema: z.enum(["Desktop", "Mobile", "Tablet"]), sentence: "Send Desktop, Mobile or Tablet" },
  browser: { schema: someLine(100), sentence: "Send the name of a browser" },
  os: { schema: someLine(100), sentence: "Send the name of an operating system" },
};

/** A parameter that is not a valid filter, and the reason. */
export interface FilterFault {
  name: string;
  problem: "unknown" | "value" | "twice" | "too_many";
}

/** The API's message for the problem. */
export function filterSentence({ name, problem }: FilterFault): string {
  if (problem === "unknown") return `There is no such filter. Filters are ${FILTER_DIMENSIONS.join(", ")}`;
  if (problem === "twice") return "Send it only once";
  if (problem === "too_many") return `Send at most ${MAX_PAGES} pages`;
  return RULES[name as FilterDimension].sentence;
}

/**
 * Reads the filters from the parameters of an address. There may be several pages; a visit must include all
 * of them.
 * @param others names of parameters that are not filters
 * @returns the first invalid parameter, and the filters before it
 */
export function readFilters(
  params: Iterable<readonly [string, string]>,
  others: readonly string[],
): { filters: ReportFilter[]; fault: FilterFault | null } {
  const filters: ReportFilter[] = [];
  for (const [name, text] of params) {
    if (others.includes(name)) continue;
    const dimension = FILTER_DIMENSIONS.find((one) => one === name);
    if (dimension === undefined) return { filters, fault: { name, problem: "unknown" } };
    const { success, data } = RULES[dimension].schema.safeParse(text);
    if (!success) return { filters, fault: { name, problem: "value" } };
    if (hasFilter(filters, { dimension, value: data })) continue;
    const before = filters.filter((one) => one.dimension === dimension).length;
    if (before > 0 && dimension !== "page") return { filters, fault: { name, problem: "twice" } };
    if (before === MAX_PAGES) return { filters, fault: { name, problem: "too_many" } };
    filters.push({ dimension, value: data });
  }
  return { filters, fault: null };
}

/** The reverse of `readFilters`. */
export const filterParams = (filters: readonly ReportFilter[]): [string, string][] =>
  filters.map(({ dimension, value }) => [dimension, value]);

export const hasFilter = (filters: readonly ReportFilter[], { dimension, value }: ReportFilter): boolean =>
  filters.some((one) => one.dimension === dimension && one.value === value);

/**
 * Adds a filter, or removes it if it is set. Only pages may have several; for the other dimensions, a new
 * filter replaces the old one.
 */
export function toggleFilter(filters: readonly ReportFilter[], filter: ReportFilter): ReportFilter[] {
  if (hasFilter(filters, filter)) {
    return filters.filter((one) => one.dimension !== filter.dimension || one.value !== filter.value);
  }
  const kept = filters.filter(({ dimension }) => dimension !== filter.dimension);
  return filter.dimension === "page" ? [...filters, filter].slice(-MAX_PAGES) : [...kept, filter];
}

/** A path pattern as a SQL LIKE pattern. */
export const likePattern = (path: string): string =>
  path.replace(/\\([\\*])|[%_\\]|\*/g, (found, escaped: string | undefined) =>
    escaped === "*" ? "*" : found === "*" ? "%" : escaped === "\\" ? "\\\\" : `\\${found}`,
  );
