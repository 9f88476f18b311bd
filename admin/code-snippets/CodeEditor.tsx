import { html } from "@codemirror/lang-html";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { Box } from "@mui/material";
import { tags } from "@lezer/highlight";
import { basicSetup } from "codemirror";
import { useEffect, useRef } from "react";

interface Props {
  label: string;
  /** The initial text; later changes come from typing. */
  value: string;
  /** Ids of the help or error elements. */
  describedBy: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

const colors = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword], color: "var(--accent)" },
  { tag: [tags.attributeName, tags.propertyName], color: "var(--warn)" },
  { tag: [tags.string, tags.attributeValue], color: "var(--good)" },
  { tag: [tags.comment, tags.punctuation, tags.angleBracket], color: "var(--faint)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--danger)" },
]);

const looks = EditorView.theme({
  "&": { background: "var(--inset)", color: "var(--ink)", fontSize: "0.875rem" },
  "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "-1px" },
  ".cm-scroller": {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    lineHeight: "1.6",
  },
  ".cm-content": { minHeight: "14rem", caretColor: "var(--ink)", paddingBlock: "12px" },
  ".cm-gutters": { background: "var(--inset)", color: "var(--faint)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine, .cm-activeLineGutter": {
    background: "color-mix(in oklab, var(--hover) 60%, transparent)",
  },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in oklab, var(--focus) 30%, transparent)",
  },
  ".cm-panels": { background: "var(--surface)", color: "var(--ink)" },
});

/** An HTML editor with syntax highlighting and line numbers. Tab moves to the next field, as in every form. */
export function CodeEditor({ label, value, describedBy, isWrong, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const first = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    const made = new EditorView({
      doc: first.current,
      parent,
      extensions: [
        basicSetup,
        html(),
        syntaxHighlighting(colors),
        looks,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) tell.current(update.state.doc.toString());
        }),
      ],
    });
    view.current = made;
    return () => made.destroy();
  }, [label]);
  useEffect(() => {
    view.current?.contentDOM.setAttribute("aria-describedby", describedBy);
    view.current?.contentDOM.setAttribute("aria-invalid", String(isWrong));
  }, [describedBy, isWrong]);
  return (
    <Box
      ref={place}
      sx={{
        border: "1px solid",
        borderColor: isWrong ? "error.main" : "var(--control)",
        borderRadius: 1,
        overflow: "hidden",
      }}
    />
  );
}
