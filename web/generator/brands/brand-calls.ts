import type { presentBrand, presentDefault } from "../../../core/presenters/present-brand.ts";
import {
  designFileOf,
  type NamedDesign,
  namedDesignOf,
  readDesignFile,
} from "../../../core/codes/texts/design-file.ts";
import { DomainError } from "../../../core/errors.ts";
import { json, request } from "../../api/api-fetch.ts";
import type { SessionClient } from "../../session/session-client.ts";

/** A brand of this account or of the site; `brand` is its JSON. */
export type BrandRow = ReturnType<typeof presentBrand>;

/** The account's brands, and their largest number. */
export interface OwnBrands {
  brands: BrandRow[];
  most: number;
}

const PATH = "/api/me/brands";
const SITE_PATH = "/api/public/brands";
type Fetch = SessionClient["fetch"];

/** @throws ApiError */
export const listBrands = async (fetch: Fetch, signal: AbortSignal): Promise<OwnBrands> =>
  (await (await fetch(PATH, { signal })).json()) as OwnBrands;

/** The brands that the site offers to everybody. @throws ApiError */
export const listSiteBrands = async (signal: AbortSignal): Promise<{ brands: BrandRow[] }> =>
  (await (await request(SITE_PATH, { signal })).json()) as { brands: BrandRow[] };

/**
 * The default design of new codes; null: the plain design.
 * @param fetch fetch of the account; null for a visitor
 * @throws ApiError
 */
export async function findDefaultDesign(fetch: Fetch | null): Promise<NamedDesign | null> {
  const answer = fetch ? await fetch(`${PATH}/default`) : await request(`${SITE_PATH}/default`);
  const { brand } = (await answer.json()) as ReturnType<typeof presentDefault>;
  return brand && findDesign(brand);
}

/** @throws ApiError */
export const createBrand = (fetch: Fetch, brand: NamedDesign, isDefault: boolean): Promise<Response> =>
  fetch(PATH, json("POST", { brand: designFileOf(brand), is_default: isDefault }));

/** @throws ApiError */
export const changeBrand = (
  fetch: Fetch,
  id: string,
  { look, ...changes }: { look?: NamedDesign; name?: string; is_default?: boolean },
): Promise<Response> =>
  fetch(`${PATH}/${id}`, json("PATCH", { ...changes, ...(look && { brand: designFileOf(look) }) }));

/** @throws ApiError */
export const deleteBrand = (fetch: Fetch, id: string): Promise<Response> =>
  fetch(`${PATH}/${id}`, { method: "DELETE" });

/** The design of a brand; null if it comes from a newer server version, which this page cannot read. */
export function findDesign(brand: BrandRow["brand"]): NamedDesign | null {
  const name = String(brand["name"]);
  try {
    return namedDesignOf(readDesignFile(brand, name), name);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.warn("This page cannot read a brand.", error);
    return null;
  }
}
