import "react-toastify/ReactToastify.css";
import { useEffect } from "react";
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from "react-admin";
import { toast, ToastContainer } from "react-toastify/unstyled";

/** The messages of `useNotify`: top right, dark, 5 s, closed by a click, waiting on hover and while the window is elsewhere. */
export function Toasts() {
  const t = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    if (notifications.length === 0) return;
    // not `takeNotification`: it drops what is said in the same moment
    setNotifications((all) => all.filter((each) => !notifications.includes(each)));
    for (const { message, type, notificationOptions = {} } of notifications) {
      // nothing here waits to be undone
      if (notificationOptions.undoable) takeMutation()?.({ isUndo: false });
      const text = typeof message === "string" ? t(message, notificationOptions.messageArgs) : message;
      toast(text, { type: type === "warning" || type === "error" || type === "success" ? type : "info" });
    }
  }, [notifications, setNotifications, takeMutation, t]);
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
      aria-label={t("panel.messages")}
    />
  );
}
