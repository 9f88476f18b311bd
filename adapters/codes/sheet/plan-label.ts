import { mmOfPoints, mmText } from "../../../core/codes/print/length.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { PageBox } from "../../../core/codes/print/page.ts";
import { drawnPictureProblem, pictureInkProblem } from "../../../core/codes/print/picture-ink.ts";
import type { LetteredLine, LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import { refusalReason } from "../../../core/codes/row-sentences/row-refusal.ts";
import { type RowSentence, rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../core/codes/texts/text-problem.ts";
import { BASELINE, fitText, LINE_HEIGHT, TEXT_POINTS } from "../../../core/labels/fit-text.ts";
import { codeRoom, type CodeSide, labelRoom, placeCode } from "../../../core/labels/label-room.ts";
import { placePicture } from "../../../core/labels/picture-place.ts";
import { quantityProblem, readQuantity } from "../../../core/labels/quantity.ts";
import { DomainError } from "../../../core/errors.ts";
import { labelTextProblem, textLines } from "./label-texts.ts";
import type { MadeCode } from "../encode/made-code.ts";
import type { Row } from "../batch/input/row.ts";
import type { CodeOrder } from "../batch/job.ts";
import { type CodeParts, labelCode } from "./label-code.ts";
import type { PlacedLine, PlannedLabel } from "./planned-label.ts";
import type { LabelDesign, TextAlign } from "../../../core/labels/label-design.ts";

type PictureLoad =
  | { ok: true; picture: Picture }
  | { ok: false; problem: Pick<TextProblem, "message" | "reason"> };
type Planned = { ok: true; label: PlannedLabel } | { ok: false; problem: TextProblem };

/** The label fields of a row. */
type LabelRow = Pick<Row, "cells" | "texts"> & { picture?: string | null };

/** Loaders and settings of a label planner. */
export interface LabelParts extends CodeParts {
  loadLetters: LoadLetters;
  /** Why the label printer cannot draw a code itself; null if it can. Absent: it need not. */
  nativeProblem?: (code: MadeCode) => string | null;
}

/** Lays out the code, the picture and the texts of a row on a label. */
export function createLabelPlanner(design: LabelDesign, parts: LabelParts) {
  const { template, rotation, margin, ink } = design;
  const isTurned = rotation === 90 || rotation === 270;
  const { width, height, ...shape } = template.label;
  const room = labelRoom(
    { ...shape, ...(isTurned ? { width: height, height: width } : { width, height }) },
    margin,
  );

  const sideOf = ({ kind }: CodeOrder): CodeSide =>
    design.side ?? (kind === "qr" && room.width > room.height * 1.2 ? "left" : "top");

  const loadPicture = async (path: string): Promise<PictureLoad> => {
    try {
      const picture = await parts.loadPicture(path);
      const problem = pictureInkProblem(picture, ink);
      return problem === null ? { ok: true, picture } : { ok: false, problem };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const reason = refusalReason(error);
      return { ok: false, problem: { message: `${error.message}.`, ...(reason && { reason }) } };
    }
  };

  return async (row: LabelRow, order: CodeOrder): Promise<Planned> => {
    const wrongQuantity = quantityProblem(row.cells.quantity);
    if (wrongQuantity !== null) return refused("quantity", wrongQuantity);
    const quantity = readQuantity(row.cells.quantity) ?? 1;
    const texts = (row.texts ?? []).flatMap(textLines);
    const error = texts.map(labelTextProblem).find((sentence) => sentence !== null);
    if (error) return refused("", error);
    const hasPicture = row.picture !== undefined && row.picture !== null;
    const loaded = hasPicture ? await loadPicture(row.picture!) : null;
    if (loaded?.ok === false) return refused("picture", loaded.problem);
    const picture = loaded?.picture ?? null;
    const side = texts.length === 0 && picture === null ? null : sideOf(order);
    const made = await labelCode(order, codeRoom(room, side), parts);
    if (!made.ok) return refused("", made.sentence);
    const { code } = made;
    if (parts.printerDpi !== null && code.printed?.dpi !== parts.printerDpi)
      return refused("dpi", rowSentence("rows.label_dpi", { dpi: parts.printerDpi }));
    const unprintable = drawnPictureProblem(code.drawing, ink);
    if (unprintable !== null) return { ok: false, problem: unprintable };
    const undrawable = parts.nativeProblem?.(code) ?? null;
    if (undrawable !== null) return refused("", { message: undrawable });
    const { width: codeWidth, height: codeHeight } = code.printed!;
    const places = placeCode(room, { width: codeWidth, height: codeHeight }, side);
    const box = {
      x: room.x + places.code.x,
      y: room.y + places.code.y,
      width: codeWidth,
      height: codeHeight,
    };
    const label = { code, box, lines: [], picture: null, copies: quantity, shrunk: null };
    if (side === null) return { ok: true, label };
    const inRoom = (place: PageBox): PageBox => ({ ...place, x: place.x + room.x, y: place.y + room.y });
    const parted =
      picture &&
      placePicture(
        places.text,
        picture,
        shareOf(design.align ?? defaultAlign(side, false)),
        texts.length > 0,
      );
    if (parted && Math.min(parted.picture.width, parted.picture.height) < LEAST_PICTURE)
      return refused("picture", noRoom(places.text));
    const placed = parted && { picture, path: row.picture!, box: inRoom(parted.picture) };
    if (texts.length === 0) return { ok: true, label: { ...label, picture: placed } };
    const textRoom = parted ? parted.text : places.text;

    const { lettering, missing } = await parts.loadLetters(texts.join(" "));
    if (missing.length > 0)
      return refused("", rowSentence("rows.label_letters", { letters: missing.slice(0, 10).join(" ") }));
    const fitted = fitText(texts, textRoom, design.textSize, (line) => lettering.line(line).width);
    if (fitted === null) return refused("", tooLong(texts, textRoom));
    const align = design.align ?? defaultAlign(side, lettering.rightToLeft);
    const lettered = fitted.lines.map((line) => lettering.line(line));
    const spare = textRoom.height - lettered.length * LINE_HEIGHT * fitted.size;
    // code and text are centered together
    if (side === "top" && !placed) box.y += spare / 2;
    if (side === "bottom" && !placed) box.y -= spare / 2;
    // as are picture and text if one is above the other
    if (placed && textRoom.y > places.text.y) placed.box.y += spare / 2;
    const lines = placeLines(lettered, fitted.size, textRoom, spare / 2, align).map((line) => ({
      ...line,
      x: line.x + room.x,
      y: line.y + room.y,
    }));
    const shrunk = fitted.size < design.textSize ? fitted.size / mmOfPoints(1) : null;
    return { ok: true, label: { ...label, lines, picture: placed, shrunk } };
  };
}

/** Least size of a picture, mm: a smaller one shows nothing. */
const LEAST_PICTURE = 2;

const noRoom = ({ width, height }: PageBox): RowSentence =>
  rowSentence("rows.label_picture_room", {
    width: mmText(Math.max(0, width)),
    height: mmText(Math.max(0, height)),
  });

const refused = (name: string, { message, reason }: Pick<TextProblem, "message" | "reason">): Planned => ({
  ok: false,
  problem: { name, message, ...(reason && { reason }) },
});

const defaultAlign = (side: CodeSide, rightToLeft: boolean): TextAlign =>
  side === "top" || side === "bottom" ? "center" : rightToLeft ? "right" : "left";

const shareOf = (align: TextAlign): number => ({ left: 0, center: 0.5, right: 1 })[align];

function placeLines(
  lines: readonly LetteredLine[],
  size: number,
  room: PageBox,
  above: number,
  align: TextAlign,
): PlacedLine[] {
  const share = shareOf(align);
  return lines.map((line, at) => ({
    line,
    size,
    x: room.x + (room.width - line.width * size) * share,
    y: room.y + above + (at * LINE_HEIGHT + BASELINE) * size,
  }));
}

const tooLong = (texts: readonly string[], { width, height }: PageBox): RowSentence => {
  const text = texts.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return rowSentence("rows.label_text_long", {
    points: TEXT_POINTS.min,
    text: shown,
    width: mmText(Math.max(0, width)),
    height: mmText(Math.max(0, height)),
  });
};
