import { allowedPrinters } from "../../adapters/config/config.ts";
import {
  isListed,
  type PrinterAddress,
  printerText,
  readPrinterAddress,
} from "../../adapters/printer/printer-address.ts";
import { counted } from "../../core/codes/sentence.ts";
import { DomainError } from "../../core/errors.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** The help of --print. */
export const PRINT_HELP =
  "send the labels, in ZPL, to a label printer that the variable PRINTERS lists, such as tcp://printer:9100";

/**
 * The printer in --print.
 * @throws WrongUse for an invalid address; DomainError `forbidden` for one that the operator does not list
 */
export const printerOf = (text: string): PrinterAddress => {
  const printer = readPrinterAddress(text);
  if (printer === null)
    throw new WrongUse(`--print: "${text}" is not the address of a printer, such as tcp://printer:9100.`);
  if (isListed(printer, allowedPrinters())) return printer;
  const entry = printerText(printer).replace("tcp://", "");
  throw new DomainError(
    "forbidden",
    `${printerText(printer)} is not in the list of printers. Add it to the variable PRINTERS, such as PRINTERS=${entry}.`,
  );
};

/** A sentence about what was sent, without its period. */
export const sentText = (labels: number, bytes: number, printer: PrinterAddress): string =>
  `${counted(labels, "label")} (${counted(bytes, "byte")}) sent to ${printerText(printer)}`;
