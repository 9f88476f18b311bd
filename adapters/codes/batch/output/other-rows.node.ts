import type { RowSample } from "../check/row-sample.node.ts";
import { refuseOutput } from "./refuse-output.ts";
import type { JobRecord } from "./job-record.node.ts";

/** A list of which less than this is left was hardly corrected. */
const ANOTHER_LIST = 0.5;

interface ComparedRuns {
  /** Record of the run that wrote the existing files. */
  before: JobRecord;
  record: JobRecord;
  sample: RowSample;
  /** Where both write. */
  output: string;
  /** That of the file of the rows. */
  name: string;
}

/**
 * Keeps a list from replacing the files of another one because both number their files.
 * @throws DomainError `conflict`
 */
export const refuseOtherRows = ({ before, record, sample, output, name }: ComparedRuns): void => {
  if (before.rows === record.rows || !before.sample || !record.sample) return;
  if (sample.sharedWith(before.sample) >= ANOTHER_LIST) return;
  throw refuseOutput(
    `${output} holds the codes of another list: most rows of ${name} are not among those of the last run, and its numbered files would replace them.`,
    ", or, if it is the same list with other contents, replace them with --restart",
  );
};
