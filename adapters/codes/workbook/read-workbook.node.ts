import type { TableRecord } from "../batch/input/table-record.ts";
import { checkIsZip } from "./file-kind.ts";
import { fileBytes } from "./file-kind.node.ts";
import { readWorkbookParts, type WorkbookFile } from "./read-workbook.ts";
import { openZipParts } from "./zip-parts.node.ts";

/**
 * Reads a sheet of a workbook of this machine row by row.
 * @param onSentence called with each sentence worth knowing about the workbook
 * @throws DomainError `validation_failed`: no workbook, a password, no such sheet; `too_large`
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
