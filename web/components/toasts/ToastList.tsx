import "./toasts.css";
import { ToastFrame } from "../../../browser/ToastFrame.tsx";
import { useMessages } from "../messages.tsx";

export function ToastList() {
  const t = useMessages();
  return <ToastFrame label={t("toasts.label")} />;
}
