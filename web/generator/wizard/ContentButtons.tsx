import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";

/**
 * Buttons of the content step: continue, or start over. Side by side if the panel has room; otherwise,
 * continue comes first.
 */
export function ContentButtons({
  generate,
  disabled,
  onClear,
}: {
  /** Label of the submit button. */
  generate: string;
  disabled: boolean;
  onClear: () => void;
}) {
  const t = useMessages();
  return (
    <div className="@container">
      <div className="grid gap-2 @xl:flex @xl:flex-row-reverse @xl:justify-between">
        <Button type="submit" variant="primary" size="lg" disabled={disabled}>
          {generate}
        </Button>
        <Button size="lg" onClick={onClear}>
          {t("generator.clear")}
        </Button>
      </div>
    </div>
  );
}
