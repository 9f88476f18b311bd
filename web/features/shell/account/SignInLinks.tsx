import { useLocation } from "react-router-dom";
import { LinkButton } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { usePublicSettings } from "../../../api/public-settings.ts";
import { comeBackTo } from "../../../../browser/session/return-to.ts";

/** Sign-in and sign-up for visitors, who return to the current page. */
export function SignInLinks({ size, onChosen }: { size: "md" | "lg"; onChosen?: () => void }) {
  const t = useMessages();
  const { enable_registration: registration } = usePublicSettings();
  const { pathname, search } = useLocation();
  const choose = () => {
    comeBackTo(pathname + search);
    onChosen?.();
  };
  return (
    <>
      <LinkButton to="/login" variant={size === "lg" ? "secondary" : "quiet"} size={size} onClick={choose}>
        {t("shell.sign_in")}
      </LinkButton>
      {registration ? (
        <LinkButton to="/signup" variant="primary" size={size} onClick={choose}>
          {t("shell.sign_up")}
        </LinkButton>
      ) : null}
    </>
  );
}
