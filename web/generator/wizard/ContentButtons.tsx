import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";

/** Ends the content step: on, or from the start. Side by side where the panel has room for both, else on comes first. */
export function ContentButtons({
  generate,
  disabled,
  onClear,
}: {
  /** What the button says that submits the form. */
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
