import { Button, LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PasswordField } from "../../components/fields/PasswordField.tsx";

/** The key exists only in this page's state: leaving the page discards it. */
export function KeyField({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const t = useMessages();
  return (
    <form
      id="key"
      method="post"
      className="mt-8 grid scroll-mt-24 gap-3 rounded-box border border-line bg-surface p-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="max-w-xl">
        <PasswordField
          label={t("docs.key")}
          hint={t("docs.key_hint")}
          autoComplete="off"
          placeholder="qz_…"
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton size="sm" to="/customer/settings#api-keys">
          {t("docs.get_key")}
        </LinkButton>
        {value === "" ? null : (
          <Button size="sm" onClick={() => onChange("")}>
            {t("docs.forget_key")}
          </Button>
        )}
      </div>
    </form>
  );
}
