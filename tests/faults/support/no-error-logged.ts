import { must } from "../fault.ts";
import type { Site } from "./site.ts";

/** @throws Error with the first log line of level "error" */
export function mustHaveLoggedNoError(site: Site): void {
  const errors = site
    .log()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  must(errors.length === 0, `${errors.length} errors were logged, such as ${errors[0]}`);
}
