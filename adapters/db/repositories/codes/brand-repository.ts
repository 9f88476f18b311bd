import type { Knex } from "knex";
import type { Brand, BrandRepository } from "../../../../core/brands/brand.ts";
import { storedQrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { DomainError } from "../../../../core/errors.ts";
import { isRefusedAs } from "../../pool/sql-states.ts";
import { isUuid, storeText } from "../../rows/values.ts";

interface BrandRow {
  user_id: string;
  id: string;
  name: string;
  design: unknown;
  logo: string | null;
  is_default: boolean;
  created_at: Date;
  updated_at: Date;
}

async function uniqueName<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await storeText(statement);
  } catch (error) {
    if (!isRefusedAs("uniqueViolation", error)) throw error;
    const message = "There is a brand of that name already";
    throw new DomainError("conflict", message, { fields: { name: message }, cause: error });
  }
}

/** A design that a later version stored may have values that this one does not read: it is then as in a plain code. */
const fromRow = (row: BrandRow): Brand => {
  const design = storedQrDesignSchema.safeParse(row.design);
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    design: design.success ? design.data : storedQrDesignSchema.parse({}),
    logo: row.logo,
    isDefault: row.is_default,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};

const valuesOf = ({ name, isDefault, updatedAt }: Brand) => ({
  name,
  is_default: isDefault,
  updated_at: updatedAt,
});

const lookOf = ({ design, logo }: Brand) => ({ design: JSON.stringify(design), logo });

export function createBrandRepository(knex: Knex): BrandRepository {
  const brands = () => knex<BrandRow>("brands");
  return {
    async list(userId) {
      const rows = await brands().where({ user_id: userId }).orderByRaw("lower(name), id");
      return rows.map(fromRow);
    },

    async find(userId, id) {
      if (!isUuid(id)) return null;
      const row = await brands().where({ user_id: userId, id }).first();
      return row ? fromRow(row) : null;
    },

    async findDefault(userId) {
      const row = await brands().where({ user_id: userId, is_default: true }).first();
      return row ? fromRow(row) : null;
    },

    async insert(brand) {
      const { id, userId, createdAt } = brand;
      await uniqueName(
        knex("brands").insert({
          ...valuesOf(brand),
          ...lookOf(brand),
          id,
          user_id: userId,
          created_at: createdAt,
        }),
      );
    },

    async update(brand, withLook) {
      const { id, userId } = brand;
      const values = { ...valuesOf(brand), ...(withLook && lookOf(brand)) };
      await uniqueName(knex("brands").where({ user_id: userId, id }).update(values));
    },

    async remove(userId, id) {
      if (isUuid(id)) await brands().where({ user_id: userId, id }).delete();
    },

    async clearDefault(userId) {
      await brands().where({ user_id: userId, is_default: true }).update({ is_default: false });
    },
  };
}
