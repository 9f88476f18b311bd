import { useMemo } from "react";
import { useGetList } from "react-admin";
import { useAddressParams } from "../kit/use-address-params.ts";
import type { AuditEntry } from "./audit-entry.ts";

const FIELDS = ["q", "actor", "subject", "action", "from", "until"] as const;
type Field = (typeof FIELDS)[number];
export type AuditFields = Record<Field, string>;

export const PER_PAGE = 25;
const NEWEST_FIRST = { field: "at", order: "DESC" } as const;

/** Midnight of a day of the viewer's calendar, or of the day after it. */
const midnight = (day: string, after: number): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + after).toISOString();
};

/** What the server is asked for: the days are the viewer's. */
function filterOf({ from, until, ...texts }: AuditFields): Record<string, string> {
  const filter = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  return {
    ...filter,
    ...(from === "" ? {} : { from: midnight(from, 0) }),
    ...(until === "" ? {} : { until: midnight(until, 1) }),
  };
}

/** The log and what it is narrowed by, which stands in the address. */
export function useAuditLog() {
  const { params, page, set } = useAddressParams();
  const { fields, filter } = useMemo(() => {
    const read = Object.fromEntries(FIELDS.map((name) => [name, params.get(name) ?? ""])) as AuditFields;
    return { fields: read, filter: filterOf(read) };
  }, [params]);
  const list = useGetList<AuditEntry>("audit_log", {
    pagination: { page, perPage: PER_PAGE },
    sort: NEWEST_FIRST,
    filter,
  });
  return { list, fields, filter, page, set };
}
