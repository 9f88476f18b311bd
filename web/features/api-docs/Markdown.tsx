import type { ReactNode } from "react";

/** `code` and **bold**, the only inline markup in the document. */
const inline = (text: string): ReactNode[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece, at) => {
    if (piece.startsWith("`"))
      return (
        <code key={at} className="rounded-inner bg-inset px-1 py-0.5 font-mono text-[0.9em] wrap-anywhere">
          {piece.slice(1, -1)}
        </code>
      );
    if (piece.startsWith("**"))
      return (
        <strong key={at} className="font-semibold text-ink">
          {piece.slice(2, -2)}
        </strong>
      );
    return piece;
  });

/**
 * Renders Markdown of the API document: paragraphs and lists. It is English, whatever the page's language.
 */
export function Markdown({ text, className }: { text: string; className?: string }) {
  return (
    <div lang="en" className={className}>
      {text.split(/\n{2,}/).map((block, at) =>
        block.startsWith("- ") ? (
          <ul key={at} className="grid list-disc gap-1 pl-5">
            {block.split("\n").map((line) => (
              <li key={line}>{inline(line.replace(/^- /, ""))}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{inline(block)}</p>
        ),
      )}
    </div>
  );
}
