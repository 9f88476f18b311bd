import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import type { SignedIn } from "../auth/sessions/signed-in.ts";
import { qrDesignSchema } from "../codes/qr/design.ts";
import type { NamedDesign } from "../codes/texts/design-file.ts";
import { DomainError } from "../errors.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { User, UserRepository } from "../users/user.ts";
import { MAX_BRANDS, storedLook } from "./brand.ts";
import type { Brand, BrandChanges, BrandRepository, NewBrand, RedrawLogo } from "./brand.ts";

interface Tx {
  brands: BrandRepository;
  users: Pick<UserRepository, "findForUpdate" | "update">;
  sessions: Pick<SessionRepository, "find">;
}

interface Dependencies {
  brands: BrandRepository;
  transact: Transact<Tx>;
  redrawLogo: RedrawLogo;
  /** The design of new codes for accounts without their own: the default brand of the site. */
  siteDefault: () => Promise<NamedDesign | null>;
  clock: Clock;
  ids: Ids;
}

const noSuchBrand = () => new DomainError("not_found", "You have no such brand");

export type BrandService = ReturnType<typeof createBrandService>;

/** The brands of an account. The profile's `default_design` is always the design of its default brand, if it has one. */
export function createBrandService({ brands, transact, redrawLogo, siteDefault, clock, ids }: Dependencies) {
  /** The initial design of a new code: the default brand, the profile's design, or the site's; null for the product's own. */
  async function findDefault(user: Pick<User, "id" | "profile">): Promise<NamedDesign | null> {
    const brand = await brands.findDefault(user.id);
    if (brand) return brand;
    const design = qrDesignSchema.safeParse(user.profile.defaultDesign);
    return design.success ? { name: null, design: design.data, logo: null } : siteDefault();
  }

  /**
   * @param options.replacesDefault false: it becomes the default only if new codes used the product's own design
   * @throws DomainError `quota_exceeded` if there are too many, `conflict` if the name is taken,
   * `logo_unreadable`; `session_not_found`
   */
  async function create(caller: SignedIn, wanted: NewBrand, { replacesDefault = true } = {}): Promise<Brand> {
    const { name } = wanted.brand;
    const look = await storedLook(wanted.brand, redrawLogo);
    return transact(async (tx) => {
      const { user } = await lockCaller(tx, caller);
      const before = await tx.brands.list(user.id);
      if (before.length >= MAX_BRANDS) {
        throw new DomainError(
          "quota_exceeded",
          `An account has at most ${MAX_BRANDS} brands: delete one first`,
        );
      }
      const now = clock.now();
      const brand: Brand = {
        id: ids.next(),
        userId: user.id,
        name: name ?? "",
        ...look,
        isDefault: wanted.is_default && (replacesDefault || user.profile.defaultDesign === null),
        createdAt: now,
        updatedAt: now,
      };
      if (brand.isDefault) await tx.brands.clearDefault(user.id);
      await tx.brands.insert(brand);
      if (brand.isDefault) await startWith(tx, user, brand);
      return brand;
    });
  }

  /**
   * Changes the given fields only. If new codes no longer start with the brand, they use the site's design.
   * @throws DomainError `not_found`, `conflict`, `logo_unreadable`, `session_not_found`
   */
  async function change(caller: SignedIn, id: string, changes: BrandChanges): Promise<Brand> {
    const look = changes.brand && (await storedLook(changes.brand, redrawLogo));
    return transact(async (tx) => {
      const { user } = await lockCaller(tx, caller);
      const before = await tx.brands.find(user.id, id);
      if (!before) throw noSuchBrand();
      const after: Brand = {
        ...before,
        ...look,
        name: changes.name ?? changes.brand?.name ?? before.name,
        isDefault: changes.is_default ?? before.isDefault,
        updatedAt: clock.now(),
      };
      if (after.isDefault && !before.isDefault) await tx.brands.clearDefault(user.id);
      await tx.brands.update(after, look !== undefined);
      if (after.isDefault || before.isDefault) await startWith(tx, user, after.isDefault ? after : null);
      return after;
    });
  }

  /** New codes that used it get the site's design. @throws DomainError `not_found`, `session_not_found` */
  const remove = (caller: SignedIn, id: string): Promise<void> =>
    transact(async (tx) => {
      const { user } = await lockCaller(tx, caller);
      const brand = await tx.brands.find(user.id, id);
      if (!brand) throw noSuchBrand();
      await tx.brands.remove(user.id, id);
      if (brand.isDefault) await startWith(tx, user, null);
    });

  async function startWith(tx: Tx, user: User, brand: Brand | null): Promise<void> {
    user.profile.defaultDesign = brand?.design ?? null;
    user.updatedAt = clock.now();
    await tx.users.update(user);
  }

  return { list: (userId: string) => brands.list(userId), findDefault, create, change, remove };
}
