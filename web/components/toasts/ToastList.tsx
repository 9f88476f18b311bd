import { ToastContainer } from "react-toastify/unstyled";
import "./toasts.css";
import { useMessages } from "../messages.tsx";

/** Toasts: top right, dark, 5 s, closed by a click, waiting on hover and while the window is elsewhere. */
export function ToastList() {
  const t = useMessages();
  return (
    <ToastContainer
      position="top-right"
      theme="dark"
      autoClose={5000}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      newestOnTop
      draggable={false}
      aria-label={t("toasts.label")}
    />
  );
}
