import { Box, Card, Tab, Tabs, TextField } from "@mui/material";
import { useId } from "react";
import { useInput, useTranslate } from "react-admin";
import { LANGUAGES, type Language } from "../../core/languages.ts";
import { LEGAL_TEXT_LENGTH } from "../../core/legal/legal-page.ts";
import { LANGUAGE_NAMES } from "../../browser/language-names.ts";
import { BuiltInNote } from "./BuiltInNote.tsx";
import { LegalPreview } from "./LegalPreview.tsx";
import { languagesOf, type LegalPageRecord } from "./legal-page-api.ts";

interface Props {
  /** The page as it is in the form. */
  page: LegalPageRecord;
  /** Language of the shown text. */
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The texts of a page: a tab per language, with a preview beside each. */
export function LegalTextInput({ page, language, onLanguage }: Props) {
  const t = useTranslate();
  const id = useId();
  const written = languagesOf(page);
  const { field, fieldState } = useInput({
    source: `text.${language}`,
    parse: (typed: string) => typed,
  });
  const text = page.text[language] ?? "";
  return (
    <>
      {page.id === "privacy" && page.link === "" && written.length === 0 ? (
        <BuiltInNote language={language} onCopy={field.onChange} />
      ) : null}
      <Box>
        <Tabs
          value={language}
          onChange={(_event, chosen: Language) => onLanguage(chosen)}
          variant="scrollable"
          aria-label={t("legal.languages")}
          sx={{ borderBottom: 1, borderColor: "divider" }}
        >
          {LANGUAGES.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`${id}-${each}`}
              aria-controls={`${id}-panel`}
              label={LANGUAGE_NAMES[each] + (written.includes(each) ? " ✓" : "")}
            />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${language}`}
          sx={{
            mt: 5,
            display: "grid",
            gap: 5,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
            alignItems: "start",
          }}
        >
          <TextField
            {...field}
            value={text}
            label={t("legal.markdown")}
            error={fieldState.invalid}
            helperText={fieldState.error?.message ?? t("legal.markdown_help")}
            multiline
            minRows={18}
            maxRows={40}
            slotProps={{
              htmlInput: {
                lang: language,
                maxLength: LEGAL_TEXT_LENGTH,
                style: {
                  fontFamily: "ui-monospace, Menlo, monospace",
                  fontSize: "0.875rem",
                  lineHeight: 1.6,
                },
              },
            }}
          />
          <Card sx={{ p: 5, minWidth: 0 }}>
            <LegalPreview text={text} language={language} />
          </Card>
        </Box>
      </Box>
    </>
  );
}
