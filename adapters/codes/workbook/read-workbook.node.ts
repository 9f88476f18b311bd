import type { TableRecord } from "../batch/input/table-record.ts";
import { checkIsZip } from "./file-kind.ts";
import { fileBytes } from "./file-kind.node.ts";
import { readWorkbookParts, type WorkbookFile } from "./read-workbook.ts";
import { openZipParts } from "./zip-parts.node.ts";

/**
 * Reads a worksheet from a local workbook, row by row.
 * @param onSentence called with each remark about the workbook
 * @throws DomainError `validation_failed` if it is not a workbook, has a password, or lacks the sheet;
 * `too_large`
 */
export async function* readWorkbook(
  file: WorkbookFile & { path: string },
  onSentence: (sentence: string) => void,
): AsyncGenerator<TableRecord[]> {
  await checkIsZip(fileBytes(file), file.style);
  yield* readWorkbookParts(await openZipParts(file.path, file.name), file, ({ message }) =>
    onSentence(message),
  );
}
