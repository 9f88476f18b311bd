import { Box } from "@mui/material";
import { useState } from "react";
import {
  BooleanInput,
  SaveButton,
  TextInput,
  useRecordContext,
  useRedirect,
  useTranslate,
  type TransformData,
} from "react-admin";
import { useWatch } from "react-hook-form";
import { LANGUAGES, type Language } from "../../core/languages.ts";
import { LEGAL_LINK_LENGTH } from "../../core/legal/legal-page.ts";
import { BackLink } from "../kit/BackLink.tsx";
import type { ComparedField } from "../kit/form/conflict-rows.ts";
import { EditPage } from "../kit/form/EditPage.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { RecordForm } from "../kit/form/RecordForm.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { LANGUAGE_NAMES } from "../../browser/language-names.ts";
import { LegalTextInput } from "./LegalTextInput.tsx";
import { LEGAL_PAGES_PATH, languagesOf, type LegalPageRecord } from "./legal-page-api.ts";

/** Texts of the changed languages: another admin may have changed the others. */
const changedTexts = (
  { link, text, is_published }: LegalPageRecord,
  { previousData }: { previousData: LegalPageRecord },
) => ({
  link,
  is_published,
  text: Object.fromEntries(
    Object.entries(text).filter(
      ([language, typed]) => typed !== (previousData.text[language as Language] ?? ""),
    ),
  ),
});

const COMPARED: readonly ComparedField[] = [
  { source: "is_published", label: "legal.is_published" },
  { source: "link", label: "legal.link" },
  ...LANGUAGES.map((language) => ({ source: `text.${language}`, label: LANGUAGE_NAMES[language] })),
];

/** /admin/legal-pages/:id: a page's link, or its text in each language. */
export function LegalPageEdit() {
  const t = useTranslate();
  const redirect = useRedirect();
  const [language, setLanguage] = useState<Language | null>(null);
  const saving = useSaving({
    saved: "legal.saved",
    saveFailed: "legal.save_failed",
    inForm: true,
    onSaved: () => redirect("list", "legal-pages"),
    onRefused(error) {
      const { errors = {} } = (error as { body?: { errors?: object } }).body ?? {};
      const refused = LANGUAGES.find((each) => `text.${each}` in errors);
      if (refused) setLanguage(refused);
    },
  });
  return (
    <>
      <BackLink to={LEGAL_PAGES_PATH} text={t("legal.title")} />
      <EditPage
        loadFailed="legal.load_failed"
        head={<PageHead title={t("legal.title")} />}
        fields={COMPARED}
        transform={changedTexts as unknown as TransformData}
        mutationOptions={saving}
      >
        <LegalPageForm chosen={language} onLanguage={setLanguage} />
      </EditPage>
    </>
  );
}

const NO_TEXTS = { text: Object.fromEntries(LANGUAGES.map((language) => [language, ""])) };

interface FormProps {
  /** Language of the shown text; null selects the page's first. */
  chosen: Language | null;
  onLanguage: (language: Language) => void;
}

function LegalPageForm({ chosen, onLanguage }: FormProps) {
  const t = useTranslate();
  const page = useRecordContext<LegalPageRecord>();
  if (!page) return null;
  return (
    <RecordForm defaultValues={NO_TEXTS}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 5,
          // keeps the focused element clear of the sticky button
          "& :focus-visible": { scrollMarginBottom: 80 },
        }}
      >
        <PageHead title={t(`legal.${page.id}`)} text={t("legal.page_text", { path: `/${page.id}` })} />
        <BooleanInput source="is_published" label="legal.is_published" />
        <TextInput
          source="link"
          label="legal.link"
          helperText="legal.link_help"
          parse={(typed: string) => typed}
          placeholder="https://"
          slotProps={{ htmlInput: { inputMode: "url", maxLength: LEGAL_LINK_LENGTH, spellCheck: false } }}
        />
        <Texts language={chosen ?? languagesOf(page)[0] ?? LANGUAGES[0]} onLanguage={onLanguage} />
        {/* stays visible while a long text is written */}
        <Box sx={{ position: "sticky", bottom: 0, zIndex: 1, py: 3, bgcolor: "background.default" }}>
          <SaveButton label="legal.save" icon={<></>} alwaysEnable />
        </Box>
      </Box>
    </RecordForm>
  );
}

function Texts(props: { language: Language; onLanguage: (language: Language) => void }) {
  const typed = useWatch() as LegalPageRecord;
  return <LegalTextInput page={typed} {...props} />;
}
