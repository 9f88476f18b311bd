import { Box, Button, Card, Chip, IconButton, Typography } from "@mui/material";
import { Palette, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { siteBrandList } from "../../core/brands/site-brand.ts";
import { CardGrid } from "../kit/list/CardGrid.tsx";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { SearchFilter } from "../kit/list/filters.tsx";
import { BrandPicture } from "./BrandPicture.tsx";
import type { SiteBrandRecord } from "./site-brand-record.ts";

/** /admin/site-brands: designs that the site offers to everybody. */
export function SiteBrandList() {
  const t = useTranslate();
  const [toDelete, setToDelete] = useState<SiteBrandRecord | null>(null);
  const create = (
    <Button
      component={Link}
      to="/admin/site-brands/create"
      variant="contained"
      startIcon={<Plus aria-hidden="true" size={16} />}
    >
      {t("site_brands.create")}
    </Button>
  );
  return (
    <ListPage
      shape={siteBrandList}
      head={{
        title: t("site_brands.title"),
        text: t("site_brands.text"),
        actions: (
          <>
            <RefreshButton />
            {create}
          </>
        ),
      }}
      perPage={24}
      sort={{ field: "position", order: "ASC" }}
      filters={<SearchFilter source="q" label={t("site_brands.search")} />}
      Icon={Palette}
      texts={{
        failed: "site_brands.load_failed",
        none: "site_brands.none",
        noneText: "site_brands.none_text",
        noneFiltered: "site_brands.none_found",
      }}
      create={create}
      below={
        <DeleteDialog
          record={toDelete}
          title={t("site_brands.delete_title", { name: toDelete?.name ?? "" })}
          texts={[t("site_brands.delete_text")]}
          done="site_brands.deleted"
          failed="site_brands.delete_failed"
          onClose={() => setToDelete(null)}
        />
      }
    >
      <Cards onDelete={setToDelete} />
    </ListPage>
  );
}

function Cards({ onDelete }: { onDelete: (brand: SiteBrandRecord) => void }) {
  const t = useTranslate();
  const { data = [] } = useListContext<SiteBrandRecord>();
  return (
    <CardGrid label={t("site_brands.title")} items={data}>
      {(brand) => <BrandCard brand={brand} onDelete={() => onDelete(brand)} />}
    </CardGrid>
  );
}

function BrandCard({ brand, onDelete }: { brand: SiteBrandRecord; onDelete: () => void }) {
  const t = useTranslate();
  const { name } = brand;
  return (
    <Card sx={{ display: "flex", gap: 4, p: 4, minWidth: 0 }}>
      <BrandPicture brand={brand.brand} alt="" side={96} />
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2, minWidth: 0, flexGrow: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("site_brands.at", { position: brand.position })}
          </Typography>
          {brand.is_default ? <Chip size="small" label={t("site_brands.default")} /> : null}
        </Box>
        <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1, mt: "auto" }}>
          <IconButton
            component={Link}
            to={`/admin/site-brands/${brand.id}`}
            aria-label={t("site_brands.edit_named", { name })}
            title={t("site_brands.edit")}
          >
            <Pencil aria-hidden="true" size={18} />
          </IconButton>
          <IconButton
            onClick={onDelete}
            aria-label={t("site_brands.delete_named", { name })}
            title={t("ra.action.delete")}
            sx={{ color: "error.main" }}
          >
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </Box>
      </Box>
    </Card>
  );
}
