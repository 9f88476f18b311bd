import { allCorners, roundedBox } from "../../style/shapes.ts";
import { centeredAt, type LaidOutFrame, lettersOn, PADDING, path, type Plan } from "./frame-layout.ts";

// Sizes in lines of the frame.

const TIP_HEIGHT = 1.5;
/** From the middle of the tip to each end of its base. */
const TIP_REACH = 1.9;
const CORNER_RADIUS = 2.2;

/** A speech bubble below the code, as wide as its modules, that points at them. */
export function bubble({ height, symbol, line, set }: Plan): LaidOutFrame {
  const side = Math.max(0, 2 * line - Math.floor(symbol.x));
  const x = side + symbol.x - Math.min(symbol.x, line);
  const box = { x, width: symbol.width + 2 * Math.min(symbol.x, line) };
  const text = set({ width: box.width - 2 * PADDING * line });
  const tip = height;
  const y = tip + Math.round(TIP_HEIGHT * line);
  const bubbleHeight = Math.ceil(text.height + 2 * PADDING * line);
  const below = Math.max(line, Math.min(Math.floor(x), 2 * line));
  const middle = box.x + box.width / 2;
  const reach = TIP_REACH * line;
  return {
    left: side,
    right: side,
    top: 0,
    bottom: y - height + bubbleHeight + below,
    layers: (ink, ground) => [
      path(ink, [
        ...roundedBox(
          { ...box, y, height: bubbleHeight },
          allCorners(Math.min(bubbleHeight / 2, CORNER_RADIUS * line)),
        ),
        { op: "M", x: middle, y: tip },
        { op: "L", x: middle + reach, y: y + line / 2 },
        { op: "L", x: middle - reach, y: y + line / 2 },
        { op: "Z" },
      ]),
      path(lettersOn(ink, ground), centeredAt(text, middle, y + bubbleHeight / 2)),
    ],
  };
}
