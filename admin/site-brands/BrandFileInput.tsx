import { Box, Button, FormHelperText, Typography } from "@mui/material";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { useInput, useTranslate, ValidationError } from "react-admin";
import { useFormContext } from "react-hook-form";
import { DomainError } from "../../core/errors.ts";
import { designFileOf, namedDesignOf, parseDesignFile } from "../../core/codes/texts/design-file.ts";
import { BrandPicture } from "./BrandPicture.tsx";
import type { BrandFile, SiteBrandDraft } from "./site-brand-record.ts";

/** Largest file that is read, in bytes: a 2 MB logo is smaller than that in base64. */
const FILE_BYTES = 3 * 1024 * 1024;

const asItIs = (value: unknown) => value;

/** Input for a brand's design: a file exported by the QR page. It also sets the brand's name if that is empty. */
export function BrandFileInput() {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { getValues, setValue } = useFormContext<SiteBrandDraft>();
  // without a format, react-admin turns an empty text into null
  const { id, field, fieldState } = useInput({ source: "brand", format: asItIs });
  const brand = field.value as BrandFile | null;
  const refused =
    problem ?? (fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : null);

  const take = async (file: File) => {
    try {
      if (file.size > FILE_BYTES) return setProblem(t("site_brands.file_large"));
      const read = namedDesignOf(parseDesignFile(await file.text(), file.name), file.name);
      setProblem(null);
      field.onChange(designFileOf({ ...read, name: null }));
      if ((getValues("name") ?? "").trim() === "" && read.name !== null)
        setValue("name", read.name, { shouldDirty: true });
    } catch (error) {
      console.warn("A brand's file could not be read:", error);
      const sentence = error instanceof DomainError ? error.sentence : undefined;
      // errors about its logo are not in the panel's catalog
      if (sentence?.key.startsWith("design_file.")) setProblem(t(sentence.key, sentence.values));
      else setProblem(t("site_brands.file_unreadable"));
    }
  };

  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      <Typography variant="h3" component="h2">
        {t("site_brands.brand")}
      </Typography>
      {brand === null ? null : <BrandPicture brand={brand} alt={t("site_brands.picture")} side={192} />}
      <Button
        variant="outlined"
        startIcon={<FileUp aria-hidden="true" size={16} />}
        onClick={() => input.current?.click()}
        aria-invalid={refused !== null}
        aria-describedby={`${id}-note`}
      >
        {t(brand === null ? "site_brands.choose" : "site_brands.replace")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t("site_brands.choose")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void take(file);
        }}
      />
      <FormHelperText id={`${id}-note`} error={refused !== null} sx={{ m: 0 }} aria-live="polite">
        {refused ?? t("site_brands.file_help")}
      </FormHelperText>
    </Box>
  );
}
