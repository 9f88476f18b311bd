import { shellMessages } from "../messages/en/shell.ts";

/**
 * Loads a part of the program that is fetched only when it is needed.
 * @throws Error with a sentence for people where it cannot be had
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    console.warn("A part of the program could not be loaded:", error);
    throw new Error(shellMessages["error.network"], { cause: error });
  }
}
