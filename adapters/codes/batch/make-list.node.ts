import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import type { AskedPrint, Job, JobList, ListResult } from "./job.ts";
import { createFileMaker, type FileMakerOptions } from "./make-file.node.ts";
import { manifestLine } from "./output/manifest.ts";

/** Creates the files of a list of jobs one after another, up to the first fatal failure. */
export const createListMaker = async (options: FileMakerOptions) => {
  const makeFile = await createFileMaker(options);
  return async ({ jobs, now }: JobList): Promise<ListResult> => {
    const list: ListResult = {
      done: 0,
      written: 0,
      kept: 0,
      manifest: "",
      failures: [],
      cautions: [],
      printed: [],
      packed: [],
      fatal: null,
    };
    for (const job of jobs) {
      const made = await makeFile(job, now);
      if (made.fatal !== null) return { ...list, fatal: made.fatal };
      list.done += 1;
      if (made.kept) list.kept += 1;
      else if (made.sha256 !== "") list.written += 1;
      if (job.known === null) list.manifest += manifestLine({ ...job, content: made.content }, made);
      if (made.failure !== null) {
        list.failures.push({ row: job.row, line: job.line, message: made.failure });
      }
      for (const { code, message } of made.cautions) list.cautions.push({ line: job.line, code, message });
      if (made.printed !== null) list.printed.push(askedPrint(job, made.printed));
      if (made.packed !== null) list.packed.push(made.packed);
    }
    return list;
  };
};

const askedPrint = ({ order: { askedLength } }: Job, printed: PrintedSize): AskedPrint =>
  askedLength === undefined ? { printed } : { asked: askedLength, printed };
