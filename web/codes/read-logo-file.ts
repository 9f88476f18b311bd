import { LOGO_TIMEOUT_MS, type LogoFile, type LogoProblem } from "./logo-file.ts";
import { within } from "./within.ts";

/** Reads a file that passed `logoProblem` into a data URL. Rejects with an Error whose message is a LogoProblem. */
export async function readLogoFile(file: File): Promise<LogoFile> {
  const unreadable: LogoProblem = "logo.unreadable";
  const timeout: LogoProblem = "logo.timeout";
  const dataUrl = new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new Error(unreadable)));
    reader.readAsDataURL(file);
  });
  return { name: file.name, dataUrl: await within(LOGO_TIMEOUT_MS, dataUrl, timeout), hostedUrl: null };
}
