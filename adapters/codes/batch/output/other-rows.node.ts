import type { RowSample } from "../check/row-sample.node.ts";
import { refuseOutput } from "./refuse-output.ts";
import type { JobRecord } from "./job-record.node.ts";

/** If less than this share of the rows is left, it is another list, not a corrected one. */
const ANOTHER_LIST = 0.5;

interface ComparedRuns {
  /** Record of the run that wrote the existing files. */
  before: JobRecord;
  record: JobRecord;
  sample: RowSample;
  /** Output path of both runs. */
  output: string;
  /** Name of the row file. */
  name: string;
}

/** Keeps a list from overwriting the files of another one because both have numbered files. @throws DomainError `conflict` */
export const refuseOtherRows = ({ before, record, sample, output, name }: ComparedRuns): void => {
  if (before.rows === record.rows || !before.sample || !record.sample) return;
  if (sample.sharedWith(before.sample) >= ANOTHER_LIST) return;
  throw refuseOutput(
    `${output} holds the codes of another list: most rows of ${name} are not among those of the last run, and its numbered files would replace them.`,
    ", or, if it is the same list with other contents, replace them with --restart",
  );
};
