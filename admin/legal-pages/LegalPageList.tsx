import { Box, Button, Card, Link as TextLink, Skeleton, Typography } from "@mui/material";
import { Pencil, Scale } from "lucide-react";
import { useCreatePath, useListContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { legalPageList } from "../../core/legal/legal-page.ts";
import { LEGAL_KINDS } from "../../core/legal/legal-kind.ts";
import { CardGrid } from "../kit/list/CardGrid.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { LANGUAGE_NAMES } from "../../browser/language-names.ts";
import { siteAddress } from "../site-address.ts";
import { languagesOf, stateOf, type LegalPageRecord } from "./legal-page-api.ts";

const TONES: Record<ReturnType<typeof stateOf>, Tone> = {
  text: "good",
  built_in: "good",
  link: "good",
  hidden: "neutral",
  empty: "neutral",
};

/** /admin/legal-pages: privacy, terms and imprint. */
export function LegalPageList() {
  const t = useTranslate();
  return (
    <ListPage
      shape={legalPageList}
      head={{ title: t("legal.title"), text: t("legal.text") }}
      perPage={10}
      sort={{ field: "id", order: "ASC" }}
      Icon={Scale}
      texts={{
        failed: "legal.load_failed",
        none: "legal.title",
        noneText: "legal.text",
        noneFiltered: "legal.text",
      }}
      waiting={<Skeleton height={180} />}
    >
      <Cards />
    </ListPage>
  );
}

function Cards() {
  const t = useTranslate();
  const { data = [] } = useListContext<LegalPageRecord>();
  return (
    <CardGrid
      label={t("legal.title")}
      items={LEGAL_KINDS.flatMap((kind) => data.find(({ id }) => id === kind) ?? [])}
    >
      {(page) => <PageCard page={page} />}
    </CardGrid>
  );
}

function PageCard({ page }: { page: LegalPageRecord }) {
  const t = useTranslate();
  const createPath = useCreatePath();
  const state = stateOf(page);
  const name = t(`legal.${page.id}`);
  const address = page.link === "" ? siteAddress(`/${page.id}`) : page.link;
  const isThere = state !== "hidden" && state !== "empty";
  return (
    <Card sx={{ p: 5, display: "flex", flexDirection: "column", gap: 3, minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 3 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        <StatusBadge tone={TONES[state]} label={t(`legal.state_${state}`)} />
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", flexGrow: 1 }}>
        {state === "text"
          ? languagesOf(page)
              .map((language) => LANGUAGE_NAMES[language])
              .join(", ")
          : t(`legal.state_${state}_text`)}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0 }}>
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            overflow: "hidden",
            textOverflow: "ellipsis",
            whiteSpace: "nowrap",
          }}
        >
          {isThere ? (
            <TextLink href={address} target="_blank" rel="noreferrer" variant="body2" title={address}>
              {page.link === "" ? `/${page.id}` : page.link}
            </TextLink>
          ) : null}
        </Box>
        <Button
          component={Link}
          to={createPath({ resource: "legal-pages", type: "edit", id: page.id })}
          variant="outlined"
          size="small"
          startIcon={<Pencil aria-hidden="true" size={14} />}
          aria-label={t("legal.edit_named", { name })}
        >
          {t("legal.edit")}
        </Button>
      </Box>
    </Card>
  );
}
