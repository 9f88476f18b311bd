import { useRef, useState } from "react";
import { importUsers, previewImport, type ImportPreview } from "./users-api.ts";

/** A row of the file in the report; `outcome` is absent until the row is imported. */
export interface ReportRow {
  line: number;
  email: string;
  outcome?: "created" | "exists" | "refused";
  reason?: ImportPreview["refused"][number]["reason"];
  message: string;
}

/** Rows per request. */
const CHUNK = 100;

/** A CSV file of users: previewed, then imported in chunks. After a failure, `run` resumes at the failed chunk. */
export function useImport() {
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [done, setDone] = useState<ReportRow[]>([]);
  const [state, setState] = useState<"resting" | "running" | "ended">("resting");
  const isStopped = useRef(false);

  const read = async (file: File) => {
    setPreview(null);
    setPreview(await previewImport(file));
  };
  const run = async (invite: boolean) => {
    const rows = preview?.rows ?? [];
    const results = [...done];
    isStopped.current = false;
    setState("running");
    try {
      while (results.length < rows.length && !isStopped.current) {
        const chunk = rows.slice(results.length, results.length + CHUNK);
        const outcomes = await importUsers(chunk, invite);
        results.push(...outcomes.map((outcome, at) => ({ line: chunk[at]!.line, ...outcome })));
        setDone([...results]);
      }
      setState("ended");
    } catch (error) {
      setState("resting");
      throw error;
    }
  };
  /** After the chunk in flight. */
  const stop = () => {
    isStopped.current = true;
  };
  /** Every row of the file, in file order. */
  const report = (): ReportRow[] => {
    const waiting = (preview?.rows ?? []).slice(done.length);
    const refused = (preview?.refused ?? []).map((row): ReportRow => {
      return { ...row, outcome: row.reason === "exists" ? "exists" : "refused" };
    });
    return [
      ...refused,
      ...done,
      ...waiting.map(({ line, email }) => ({ line, email, message: "" })),
    ].toSorted((one, other) => one.line - other.line);
  };
  return { preview, done, state, read, run, stop, report };
}
