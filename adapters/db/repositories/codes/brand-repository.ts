import type { Knex } from "knex";
import type { Brand, BrandRepository } from "../../../../core/brands/brand.ts";
import { type BrandRow, toKeptBrand, toLookColumns, uniqueBrandName } from "../../rows/brand-rows.ts";
import { isUuid } from "../../rows/values.ts";

interface OwnRow extends BrandRow {
  user_id: string;
}

const fromRow = (row: OwnRow): Brand => ({
  ...toKeptBrand(row),
  userId: row.user_id,
});

const valuesOf = ({ name, isDefault, updatedAt }: Brand) => ({
  name,
  is_default: isDefault,
  updated_at: updatedAt,
});

export function createBrandRepository(knex: Knex): BrandRepository {
  const brands = () => knex<OwnRow>("brands");
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
      await uniqueBrandName(
        knex("brands").insert({
          ...valuesOf(brand),
          ...toLookColumns(brand),
          id,
          user_id: userId,
          created_at: createdAt,
        }),
      );
    },

    async update(brand, withLook) {
      const { id, userId } = brand;
      const values = { ...valuesOf(brand), ...(withLook && toLookColumns(brand)) };
      await uniqueBrandName(knex("brands").where({ user_id: userId, id }).update(values));
    },

    async remove(userId, id) {
      if (isUuid(id)) await brands().where({ user_id: userId, id }).delete();
    },

    async clearDefault(userId) {
      await brands().where({ user_id: userId, is_default: true }).update({ is_default: false });
    },
  };
}
