import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAuditedRows } from "../audit/audited-rows.ts";
import { designFileOf, type NamedDesign } from "../codes/texts/design-file.ts";
import { cacheUntilChanged } from "../cache-until-changed.ts";
import { DomainError } from "../errors.ts";
import type { Changes } from "../ports/changes.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import { type RedrawLogo, storedLook } from "./brand.ts";
import {
  MAX_SITE_BRANDS,
  type NewSiteBrand,
  type SiteBrand,
  type SiteBrandChanges,
  type SiteBrandRepository,
  type SiteBrandsAtHand,
} from "./site-brand.ts";

interface Dependencies {
  siteBrands: SiteBrandRepository;
  transactAs: TransactAs<{ siteBrands: SiteBrandRepository; audit: AuditRepository }>;
  trail: AuditTrail;
  redrawLogo: RedrawLogo;
  clock: Clock;
  ids: Ids;
  /** Absent: nothing is cached; each call reads the database. */
  changes?: Changes;
}

export type SiteBrandService = ReturnType<typeof createSiteBrandService>;

/** The brands of the site, managed by admins. */
export function createSiteBrandService({
  siteBrands,
  transactAs,
  trail,
  redrawLogo,
  clock,
  ids,
  changes: cached,
}: Dependencies) {
  const offered = cacheUntilChanged(cached, "site_brands", () => siteBrands.all());
  const rows = createAuditedRows({
    rows: siteBrands,
    rowsOf: (tx) => tx.siteBrands,
    transactAs,
    trail,
    table: "site_brands",
    missing: "There is no such brand",
    nameOf: ({ name }: SiteBrand) => name,
    valuesOf: auditValues,
  });

  /** @throws DomainError `conflict` if the limit is reached or the name is taken, `logo_unreadable` */
  async function create(
    by: Actor,
    { name, brand, position, is_default: isDefault }: NewSiteBrand,
  ): Promise<SiteBrand> {
    const look = await storedLook(brand, redrawLogo);
    const created = await rows.create(by, "site_brand.created", async (tx) => {
      if ((await tx.siteBrands.all()).length >= MAX_SITE_BRANDS) {
        throw new DomainError("conflict", `There are ${MAX_SITE_BRANDS} brands at most: delete one first`);
      }
      const now = clock.now();
      const kept: SiteBrand = {
        id: ids.next(),
        name,
        ...look,
        position,
        isDefault,
        createdAt: now,
        updatedAt: now,
      };
      await tx.siteBrands.insert(kept);
      return kept;
    });
    offered.forget();
    return created;
  }

  /** @throws DomainError `not_found`, `conflict`, `logo_unreadable`, and what `refuse` throws */
  async function update(
    by: Actor,
    id: string,
    changes: SiteBrandChanges,
    refuse?: LockedCheck<SiteBrand>,
  ): Promise<SiteBrand> {
    const look = changes.brand && (await storedLook(changes.brand, redrawLogo));
    const updated = await rows.update(
      by,
      id,
      "site_brand.updated",
      (before) => ({
        ...before,
        ...look,
        name: changes.name ?? before.name,
        position: changes.position ?? before.position,
        isDefault: changes.is_default ?? before.isDefault,
        updatedAt: clock.now(),
      }),
      refuse,
    );
    offered.forget();
    return updated;
  }

  /** @throws DomainError `not_found`, and what `refuse` throws */
  async function remove(by: Actor, id: string, refuse?: LockedCheck<SiteBrand>): Promise<SiteBrand> {
    const removed = await rows.remove(by, id, "site_brand.deleted", (tx) => tx.siteBrands.remove(id), refuse);
    offered.forget();
    return removed;
  }

  /** The initial design for accounts without their own; null for the product's design. */
  const findDefault = async (): Promise<NamedDesign | null> =>
    (await offered.get()).find(({ isDefault }) => isDefault) ?? null;

  async function atHand(): Promise<SiteBrandsAtHand> {
    const [all, found] = await Promise.all([offered.get(), findDefault()]);
    const { name = null, design, logo = null } = found ?? {};
    return {
      count: all.length,
      has_default: found !== null,
      ...(design && { default: { name, design, logo } }),
    };
  }

  return {
    list: siteBrands.list,
    get: rows.get,
    create,
    update,
    remove,
    offered: () => offered.get(),
    findDefault,
    atHand,
  };
}

/** A logo is thousands of characters that mean nothing to a reader of the log: only its length is recorded. */
function auditValues({ name, design, logo, position, isDefault }: SiteBrand) {
  const { version: _version, ...look } = designFileOf({ name: null, design, logo: null });
  return { name, position, is_default: isDefault, ...look, logo_length: logo?.length ?? null };
}
