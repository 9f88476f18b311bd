import "react-toastify/ReactToastify.css";
import { useEffect } from "react";
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from "react-admin";
import { toast } from "react-toastify/unstyled";
import { ToastFrame } from "../../browser/ToastFrame.tsx";

/** Messages of `useNotify`. */
export function Toasts() {
  const t = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    if (notifications.length === 0) return;
    // not `takeNotification`: it drops messages of the same tick
    setNotifications((all) => all.filter((each) => !notifications.includes(each)));
    for (const { message, type, notificationOptions = {} } of notifications) {
      // nothing here can be undone
      if (notificationOptions.undoable) takeMutation()?.({ isUndo: false });
      const text = typeof message === "string" ? t(message, notificationOptions.messageArgs) : message;
      toast(text, { type: type === "warning" || type === "error" || type === "success" ? type : "info" });
    }
  }, [notifications, setNotifications, takeMutation, t]);
  return <ToastFrame label={t("panel.messages")} />;
}
