import { ToastContainer } from "react-toastify/unstyled";

/**
 * Toasts: top right, dark, shown for 5 s, closed by a click, paused on hover and while the window has no focus.
 * @param label accessible name of the list
 */
export const ToastFrame = ({ label }: { label: string }) => (
  <ToastContainer
    position="top-right"
    theme="dark"
    autoClose={5000}
    closeOnClick
    pauseOnHover
    pauseOnFocusLoss
    newestOnTop
    draggable={false}
    aria-label={label}
  />
);
