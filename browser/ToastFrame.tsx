import { ToastContainer } from "react-toastify/unstyled";

/** Toasts: top right, dark, 5 s, closed by a click, waiting on hover and while the window is elsewhere. @param label what the list is called */
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
