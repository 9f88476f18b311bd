import {
  likePattern,
  type FilterDimension,
  type ReportFilter,
} from "../../../core/analytics/filters/report-filter.ts";

/**
 * A view's value in each dimension, for a row `v` of visitors, equal to `valuesOf` of
 * core/analytics/visit-sums.ts.
 */
export const VALUES: Readonly<Record<FilterDimension, string>> = {
  page: "coalesce(nullif(rtrim(split_part(v.page_url, chr(63), 1), '/'), ''), '/')",
  country: "v.country",
  referrer: `CASE WHEN v.referrer = 'Direct' THEN v.referrer
    ELSE regexp_replace(split_part(split_part(v.referrer, '://', 2), '/', 1), '^www\\.', '') END`,
  campaign: `CASE WHEN v.utm_source || v.utm_medium || v.utm_campaign <> ''
    THEN json_build_array(v.utm_source, v.utm_medium, v.utm_campaign)::text END`,
  device: "v.device_type",
  browser: "v.browser",
  os: "v.os",
};

export interface Condition {
  dimension: FilterDimension;
  sql: string;
}

/** Each filter as a condition on a row `v` of visitors, with its parameter values. */
export function conditionsOf(filters: readonly ReportFilter[]) {
  const values: Record<string, string> = {};
  const conditions = filters.map(({ dimension, value }, index): Condition => {
    const name = `filter${index}`;
    if (dimension === "page") {
      values[name] = likePattern(value);
      return { dimension, sql: `${VALUES.page} LIKE :${name}` };
    }
    if (dimension === "campaign") {
      const parts = (JSON.parse(value) as string[]).map((part, place) => [`${name}_${place}`, part] as const);
      Object.assign(values, Object.fromEntries(parts));
      const columns = ["v.utm_source", "v.utm_medium", "v.utm_campaign"];
      return {
        dimension,
        sql: columns.map((column, place) => `${column} = :${name}_${place}`).join(" AND "),
      };
    }
    values[name] = value;
    return { dimension, sql: `${VALUES[dimension]} = :${name}` };
  });
  return { conditions, values };
}
