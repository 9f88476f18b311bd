import { toast as show } from "react-toastify/unstyled";

/** Short news that need no answer, at the top right (public tools §9). Errors that belong to a field stand at the field. */
export const toast = {
  success: (text: string): void => void show.success(text),
  error: (text: string): void => void show.error(text),
  info: (text: string): void => void show.info(text),
  warning: (text: string): void => void show.warning(text),
  /** Takes away what is shown: it is no news any more. */
  clear: (): void => show.dismiss(),
};
