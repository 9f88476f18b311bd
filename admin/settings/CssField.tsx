import { css } from "@codemirror/lang-css";
import { EditorView } from "@codemirror/view";
import { Box, FormHelperText, FormLabel } from "@mui/material";
import { basicSetup } from "codemirror";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldProps } from "./field-props.ts";

const looks = EditorView.theme({
  "&": { fontSize: "0.875rem", backgroundColor: "var(--inset)", color: "inherit" },
  "&.cm-focused": { outline: "2px solid var(--focus)" },
  ".cm-content": {
    minHeight: "12rem",
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
    caretColor: "currentColor",
  },
  ".cm-scroller": { maxHeight: "28rem", overflow: "auto" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--faint)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--hover)" },
  // the editor's own colors assume a white page
  ".cm-line span": { color: "inherit !important" },
  ".cm-cursor": { borderLeftColor: "currentColor" },
});

/** The custom style sheet, in a CSS editor. Tab leaves it, as it leaves every field. */
export function CssField({ id, label, help, value, error, onChange }: FieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const tell = useEffectEvent(onChange);
  const first = useEffectEvent(() => value);

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = new EditorView({
      parent: place.current,
      doc: first(),
      extensions: [
        basicSetup,
        css(),
        looks,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          id,
          "aria-labelledby": `${id}-label`,
          "aria-describedby": `${id}-help`,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) tell(state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [id]);

  // a reset or a save
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  return (
    <Box>
      <FormLabel id={`${id}-label`} sx={{ display: "block", mb: 2 }}>
        {label}
      </FormLabel>
      <Box
        ref={place}
        sx={{
          border: 1,
          borderColor: error === undefined ? "var(--control)" : "error.main",
          borderRadius: 1,
          overflow: "hidden",
        }}
      />
      <FormHelperText id={`${id}-help`} error={error !== undefined}>
        {error ?? help}
      </FormHelperText>
    </Box>
  );
}
