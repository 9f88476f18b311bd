import { Box, Skeleton, Typography } from "@mui/material";
import { lazy, Suspense, useId, useState } from "react";
import { useInput, useTranslate, ValidationError } from "react-admin";

const CodeEditor = lazy(async () => ({ default: (await import("./CodeEditor.tsx")).CodeEditor }));

/** The code of a snippet. */
export function CodeInput() {
  const t = useTranslate();
  const id = useId();
  const { field, fieldState } = useInput({ source: "code" });
  const [first] = useState(() => String(field.value));
  const problem = fieldState.error?.message;
  return (
    <Box>
      <Typography component="div" sx={{ mb: 1, fontSize: "0.875rem", color: "text.secondary" }}>
        {t("code.code")} *
      </Typography>
      <Suspense fallback={<Skeleton height={226} />}>
        <CodeEditor
          label={t("code.code")}
          value={first}
          describedBy={id}
          isWrong={fieldState.invalid}
          onChange={field.onChange}
        />
      </Suspense>
      <Typography
        id={id}
        role={problem ? "alert" : undefined}
        sx={{
          mt: 1,
          fontSize: "0.8125rem",
          color: problem ? "error.main" : "var(--faint)",
          overflowWrap: "anywhere",
        }}
      >
        {problem ? <ValidationError error={problem} /> : t("code.code_help")}
      </Typography>
    </Box>
  );
}
