import { Box, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { Language } from "../../core/languages.ts";
import { refusalText } from "../kit/form/refusal-text.ts";
import { previewOf } from "./legal-page-api.ts";

const PAUSE_MS = 400;

/** Preview of the Markdown, rendered by the server as visitors will see it. */
export function LegalPreview({ text, language }: { text: string; language: Language }) {
  const t = useTranslate();
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: html = "", error } = useQuery({
    queryKey: ["legal preview", typed],
    queryFn: ({ signal }) => (typed.trim() === "" ? "" : previewOf(typed, signal)),
    placeholderData: keepPreviousData,
  });
  return (
    <Box component="section" aria-label={t("legal.preview")} sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: "var(--faint)", mb: 3 }}>
        {t("legal.preview")}
      </Typography>
      {error ? (
        <Typography role="alert" sx={{ color: "error.main" }}>
          {refusalText(t, error)}
        </Typography>
      ) : html === "" ? (
        <Typography sx={{ color: "text.secondary" }}>{t("legal.preview_empty")}</Typography>
      ) : (
        // sanitized by the server to text and links (core/legal/safe-html.ts)
        <Box
          lang={language}
          sx={{
            overflowWrap: "anywhere",
            "& :first-of-type": { mt: 0 },
            "& table": { display: "block", overflowX: "auto" },
            "& th, & td": { minWidth: "6rem", p: 1, pl: 0, textAlign: "left", verticalAlign: "top" },
            "& blockquote": { mx: 0, pl: 4, borderLeft: "2px solid var(--line)" },
            "& em": { fontSynthesis: "style" },
            "& a": { color: "var(--accent)" },
          }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </Box>
  );
}
