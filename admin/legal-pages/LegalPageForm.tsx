import { Box } from "@mui/material";
import { useMemo, useState } from "react";
import {
  BooleanInput,
  Form,
  FormDataConsumer,
  SaveButton,
  TextInput,
  useDataProvider,
  useNotify,
  useTranslate,
} from "react-admin";
import { useNavigate } from "react-router-dom";
import { LANGUAGES, type Language } from "../../core/languages.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { fieldTexts, refusalText } from "../kit/refusal-text.ts";
import { LegalTextInput } from "./LegalTextInput.tsx";
import { LEGAL_PAGES_PATH, languagesOf, type LegalPageRecord } from "./legal-page-api.ts";

const NO_TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, ""]));

/** One of the pages: its link, or its text in each language. */
export function LegalPageForm({ page }: { page: LegalPageRecord }) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const record = useMemo<LegalPageRecord>(() => ({ ...page, text: { ...NO_TEXTS, ...page.text } }), [page]);
  const [language, setLanguage] = useState(languagesOf(page)[0] ?? LANGUAGES[0]);

  /** @returns what is wrong, by field */
  const save = async ({ link, text, is_published }: Partial<LegalPageRecord>) => {
    const changed = Object.entries(text ?? {}).filter(
      ([each, typed]) => typed !== record.text[each as Language],
    );
    try {
      const data = { link, text: Object.fromEntries(changed), is_published };
      await provider.update("legal_pages", { id: page.id, data, previousData: page });
    } catch (error) {
      notify(`${t("legal.save_failed")}: ${refusalText(t, error)}`, { type: "error" });
      const problems = fieldTexts(t, error);
      const refused = LANGUAGES.find((each) => problems[`text.${each}`]);
      if (refused) setLanguage(refused);
      return problems;
    }
    notify("legal.saved", { type: "success" });
    await navigate(LEGAL_PAGES_PATH);
    return undefined;
  };

  return (
    <Form record={record} onSubmit={save} noValidate disableInvalidFormNotification>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5 }}>
        <PageHead title={t(`legal.${page.id}`)} text={t("legal.page_text", { path: `/${page.id}` })}>
          <SaveButton label="legal.save" icon={<></>} />
        </PageHead>
        <BooleanInput source="is_published" label="legal.is_published" helperText={false} />
        <TextInput
          source="link"
          label="legal.link"
          helperText="legal.link_help"
          parse={(typed: string) => typed}
          placeholder="https://"
          slotProps={{ htmlInput: { inputMode: "url", maxLength: 2000, spellCheck: false } }}
        />
        <FormDataConsumer<LegalPageRecord>>
          {({ formData }) => <LegalTextInput page={formData} language={language} onLanguage={setLanguage} />}
        </FormDataConsumer>
      </Box>
    </Form>
  );
}
