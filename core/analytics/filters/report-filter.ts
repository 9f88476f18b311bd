import * as z from "zod/mini";
import { someLine } from "../../settings/setting-forms.ts";

/** What a report can be narrowed by: the dimensions of its lists. They are the names of the parameters, too. */
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
 * A row of a list as a condition. A page filter keeps visits that saw the page, and counts views of that page only; `*` stands for any
 * text, `\*` for an asterisk. Referrer and campaign are those of the visit's first page. The others are the same on every page of a visit.
 */
export interface ReportFilter {
  dimension: FilterDimension;
  /** As the sums of visits name it; a campaign is JSON of source, medium and name. */
  value: string;
}

/** Pages that a visit can be asked to have seen all of. */
const MAX_PAGES = 5;
const LONGEST_PATH = 500;

/** A path with `*` for any text. No page ends with a slash but the first one. */
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

/** What each dimension can be, with the sentence that the API answers where it is something else. */
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

/** Why a parameter is no filter. */
export interface FilterFault {
  name: string;
  problem: "unknown" | "value" | "twice" | "too_many";
}

/** The sentence that the API answers. */
export function filterSentence({ name, problem }: FilterFault): string {
  if (problem === "unknown") return `There is no such filter. Filters are ${FILTER_DIMENSIONS.join(", ")}`;
  if (problem === "twice") return "Send it only once";
  if (problem === "too_many") return `Send at most ${MAX_PAGES} pages`;
  return RULES[name as FilterDimension].sentence;
}

/**
 * The filters of an address. Pages may be several, all of which a visit has to have seen.
 * @param others names that are no filters
 * @returns the first parameter that is none, with the filters before it
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

/** As `readFilters` reads them. */
export const filterParams = (filters: readonly ReportFilter[]): [string, string][] =>
  filters.map(({ dimension, value }) => [dimension, value]);

export const hasFilter = (filters: readonly ReportFilter[], { dimension, value }: ReportFilter): boolean =>
  filters.some((one) => one.dimension === dimension && one.value === value);

/** Adds a filter, or takes it away where it is set. Of all but pages there is one: another one takes its place. */
export function toggleFilter(filters: readonly ReportFilter[], filter: ReportFilter): ReportFilter[] {
  if (hasFilter(filters, filter)) {
    return filters.filter((one) => one.dimension !== filter.dimension || one.value !== filter.value);
  }
  const kept = filters.filter(({ dimension }) => dimension !== filter.dimension);
  return filter.dimension === "page" ? [...filters, filter].slice(-MAX_PAGES) : [...kept, filter];
}

/** A pattern of paths for LIKE of SQL. */
export const likePattern = (path: string): string =>
  path.replace(/\\([\\*])|[%_\\]|\*/g, (found, escaped: string | undefined) =>
    escaped === "*" ? "*" : found === "*" ? "%" : escaped === "\\" ? "\\\\" : `\\${found}`,
  );
