import { ApiError } from "../api/api-fetch.ts";

/**
 * Loads a part of the program on demand.
 * @throws ApiError of status 0 if it cannot be loaded
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    console.warn("A part of the program could not be loaded:", error);
    throw new ApiError(0, "unreachable", "");
  }
}
