import { Fragment } from "react";

/**
 * A long address in a narrow column breaks where people read a break, and inside a word only where nothing else helps.
 * @param minWidth room that a table leaves for it
 */
export function Breakable({ text, minWidth }: { text: string; minWidth?: string }) {
  const parts = text.split(/(?<=[@.\-_+/])/);
  return (
    <span style={{ overflowWrap: "break-word", ...(minWidth && { display: "inline-block", minWidth }) }}>
      {parts.map((part, place) => (
        // the same text has the same parts
        <Fragment key={`${place} ${part}`}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
