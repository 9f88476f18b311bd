import { Alert, Button } from "@mui/material";
import { useGetOne, useNotify, useTranslate } from "react-admin";
import type { Language } from "../../core/languages.ts";
import { refusalText } from "../kit/form/refusal-text.ts";
import { builtInPrivacy, stateOf, type LegalPageRecord } from "./legal-page-api.ts";

interface Props {
  language: Language;
  /** Receives the built-in text as Markdown. */
  onCopy: (text: string) => void;
}

/** Visitors see the built-in privacy text: it can be copied and edited. */
export function BuiltInNote({ language, onCopy }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const { data: imprint } = useGetOne<LegalPageRecord>("legal-pages", { id: "imprint" });
  const isNamed = imprint !== undefined && ["text", "link"].includes(stateOf(imprint));
  const copy = async () => {
    try {
      onCopy(await builtInPrivacy(language));
    } catch (error) {
      notify(refusalText(t, error), { type: "error" });
    }
  };
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ borderColor: "divider" }}
      action={
        <Button color="inherit" size="small" onClick={() => void copy()}>
          {t("legal.take_built_in")}
        </Button>
      }
    >
      {t(isNamed ? "legal.built_in_named" : "legal.built_in_note")}
    </Alert>
  );
}
