import { useState } from "react";
import { BRAND_NAME_LENGTH } from "../../../../core/codes/texts/design-file.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { errorText } from "../../../api/error-text.ts";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { CheckField } from "../../../components/fields/CheckField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { useMessages } from "../../../components/messages.tsx";

/** Asks for a brand's name, and whether it is the default for new codes. */
export function BrandDialog({
  title,
  name: before,
  isDefault: wasDefault,
  save,
  onClose,
}: {
  title: string;
  name: string;
  isDefault: boolean;
  /** @throws ApiError */
  save: (name: string, isDefault: boolean) => Promise<void>;
  onClose: () => void;
}) {
  const t = useMessages();
  const [name, setName] = useState(before);
  const [isDefault, setIsDefault] = useState(wasDefault);
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const wanted = name.trim();
    if (wanted === "") return setError(t("brand.name_missing"));
    setBusy(true);
    setProblem(undefined);
    try {
      await save(wanted, isDefault);
      onClose();
    } catch (failure) {
      console.warn("A brand was not saved.", failure);
      const isTaken = failure instanceof ApiError && failure.code === "conflict";
      if (isTaken) setError(t("brand.name_taken", { name: wanted }));
      else setProblem(t("brand.not_saved", { message: errorText(t, failure) }));
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={title}
      confirm={t("brand.confirm")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t("brand.name")}
        value={name}
        error={error}
        maxLength={BRAND_NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <CheckField
        label={t("brand.use_default")}
        checked={isDefault}
        onChange={({ target }) => setIsDefault(target.checked)}
      />
    </FormDialog>
  );
}
