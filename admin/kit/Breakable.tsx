import { Fragment } from "react";

/** A long address in a narrow column breaks where people read a break, and inside a word only where nothing else helps. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[@.\-_+/])/);
  return (
    <span style={{ overflowWrap: "break-word" }}>
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
