import { Fragment } from "react";

/**
 * A long address in a narrow column: breaks at punctuation, and inside a word only if nothing else helps.
 * @param minWidth width that a table reserves for it
 */
export function Breakable({ text, minWidth }: { text: string; minWidth?: string }) {
  const parts = text.split(/(?<=[@.\-_+/])/);
  return (
    <span style={{ overflowWrap: "break-word", ...(minWidth && { display: "inline-block", minWidth }) }}>
      {parts.map((part, place) => (
        // equal text has equal parts
        <Fragment key={`${place} ${part}`}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
