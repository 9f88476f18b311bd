import { Box } from "@mui/material";
import {
  CreateBase,
  NumberInput,
  SaveButton,
  TextInput,
  useRecordContext,
  useRedirect,
  useTranslate,
  type TransformData,
} from "react-admin";
import { BRAND_POSITION } from "../../core/brands/site-brand.ts";
import { BRAND_NAME_LENGTH } from "../../core/codes/texts/design-file.ts";
import { BackLink } from "../kit/BackLink.tsx";
import { CheckboxInput } from "../kit/form/CheckboxInput.tsx";
import type { ComparedField } from "../kit/form/conflict-rows.ts";
import { EditPage } from "../kit/form/EditPage.tsx";
import { RecordForm } from "../kit/form/RecordForm.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { BrandFileInput } from "./BrandFileInput.tsx";
import type { SiteBrandDraft } from "./site-brand-record.ts";

const LIST = "/admin/site-brands";
const EMPTY: SiteBrandDraft = {
  name: "",
  position: BRAND_POSITION.default,
  is_default: false,
  brand: null,
};

/** A logo is thousands of characters: its end is enough to compare it. */
const COMPARED: readonly ComparedField[] = [
  { source: "name", label: "site_brands.name" },
  { source: "position", label: "site_brands.position" },
  { source: "is_default", label: "site_brands.is_default" },
  {
    source: "brand",
    label: "site_brands.brand",
    say: (brand) => brand.replace(/"data:[^"]*(.{12})"/, '"…$1"'),
  },
];

type Typed = { [Field in keyof SiteBrandDraft]?: SiteBrandDraft[Field] | null };

const draftOf = ({ name, position, is_default, brand }: Typed) => ({
  name: name?.trim() ?? "",
  position: position ?? BRAND_POSITION.default,
  is_default: is_default ?? false,
  brand,
});

const validate = (typed: Typed): Record<string, string> => ({
  ...(draftOf(typed).name === "" && { name: "site_brands.name_required" }),
  ...(!typed.brand && { brand: "site_brands.brand_required" }),
});

function useSavingBrand(saved: string) {
  const redirect = useRedirect();
  return useSaving({
    saved,
    saveFailed: "site_brands.save_failed",
    inForm: true,
    onSaved: () => redirect("list", "site-brands"),
  });
}

/** /admin/site-brands/create */
export function SiteBrandCreate() {
  const t = useTranslate();
  const saving = useSavingBrand("site_brands.created");
  return (
    <>
      <BackLink to={LIST} text={t("site_brands.back")} />
      <PageHead title={t("site_brands.new_title")} />
      <CreateBase transform={draftOf as TransformData} mutationOptions={saving}>
        <SiteBrandForm />
      </CreateBase>
    </>
  );
}

/** /admin/site-brands/:id */
export function SiteBrandEdit() {
  const t = useTranslate();
  const saving = useSavingBrand("site_brands.updated");
  return (
    <>
      <BackLink to={LIST} text={t("site_brands.back")} />
      <PageHead title={t("site_brands.edit_title")} />
      <EditPage
        loadFailed="site_brands.load_failed"
        fields={COMPARED}
        transform={draftOf as TransformData}
        mutationOptions={saving}
      >
        <SiteBrandForm />
      </EditPage>
    </>
  );
}

function SiteBrandForm() {
  const saved = useRecordContext();
  return (
    <RecordForm defaultValues={EMPTY} validate={validate}>
      <Box sx={{ display: "grid", gap: 5, maxWidth: "36rem" }}>
        <BrandFileInput />
        <TextInput
          source="name"
          label="site_brands.name"
          isRequired
          slotProps={{ htmlInput: { maxLength: BRAND_NAME_LENGTH } }}
        />
        <NumberInput
          source="position"
          label="site_brands.position"
          helperText="site_brands.position_help"
          min={BRAND_POSITION.from}
          max={BRAND_POSITION.to}
          step={1}
        />
        <CheckboxInput
          source="is_default"
          label="site_brands.is_default"
          help="site_brands.is_default_help"
        />
        <Box>
          <SaveButton label="site_brands.save" icon={<></>} alwaysEnable={saved === undefined} />
        </Box>
      </Box>
    </RecordForm>
  );
}
