import { Alert, Box, Skeleton, Stack } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { DateTimeInput, SelectInput, TextInput, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { NOTIFICATION_KINDS } from "../../core/notifications/notification.ts";
import { ROLES } from "../../core/users/user.ts";
import { BellPreview } from "./BellPreview.tsx";
import { isPage } from "./notification-api.ts";
import type { Draft } from "./notification-draft.ts";

const PAUSE_MS = 400;
/** Limits date inputs to four-digit years. */
const FOUR_DIGITS = { inputLabel: { shrink: true }, htmlInput: { max: "9999-12-31T23:59" } };
const sideBySide = { display: "grid", gap: 4, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } };

/** The fields of a notification, with a preview below. @param isFixed already visible to readers: audience and start cannot change */
export function NotificationInputs({ isFixed = false }: { isFixed?: boolean }) {
  return (
    <Stack sx={{ gap: 4, pt: 2 }}>
      <Box sx={sideBySide}>
        <SelectInput
          source="kind"
          label="news.kind"
          choices={NOTIFICATION_KINDS.map((id) => ({ id, name: `news.${id}` }))}
          isRequired
        />
        <SelectInput
          source="role"
          label="news.role"
          // screen readers would read react-admin's own empty option as "Clear value"
          choices={["", ...ROLES].map((id) => ({ id, name: `news.role_${id || "all"}` }))}
          isRequired
          readOnly={isFixed}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        />
      </Box>
      <TextInput
        source="title"
        label="news.field_title"
        isRequired
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source="text"
        label="news.field_text"
        isRequired
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <TextInput
        source="path"
        label="news.field_path"
        placeholder="/verify"
        helperText="news.path_hint"
        slotProps={{ htmlInput: { maxLength: 500, autoCapitalize: "none", spellCheck: false } }}
      />
      <Box sx={sideBySide}>
        <DateTimeInput
          source="starts_at"
          label="news.starts_at"
          helperText={isFixed ? false : "news.starts_help"}
          readOnly={isFixed}
          slotProps={FOUR_DIGITS}
        />
        <DateTimeInput
          source="ends_at"
          label="news.ends_at"
          helperText="news.ends_help"
          slotProps={FOUR_DIGITS}
        />
      </Box>
      <Preview />
    </Stack>
  );
}

function Preview() {
  const t = useTranslate();
  const { kind, title, text, path } = useWatch() as Draft;
  return (
    <>
      {useMissingPage(path?.trim() ?? "") ? (
        <Alert severity="warning" variant="outlined">
          {t("news.path_missing")}
        </Alert>
      ) : null}
      {kind ? (
        <BellPreview kind={kind} title={title ?? ""} text={text ?? ""} path={path ?? ""} />
      ) : (
        <Skeleton height={120} />
      )}
    </>
  );
}

/** Whether a well-formed path has no page on the site; checked once the user stops typing. */
function useMissingPage(path: string): boolean {
  const [settled, setSettled] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path]);
  const { data: isThere = true } = useQuery({
    queryKey: ["page of the site", settled],
    queryFn: ({ signal }) => isPage(settled, signal),
    enabled: /^\/(?![/\\])/.test(settled),
  });
  return settled === path && !isThere;
}
