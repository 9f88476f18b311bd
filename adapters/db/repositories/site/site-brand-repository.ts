import type { Knex } from "knex";
import {
  siteBrandList,
  type SiteBrand,
  type SiteBrandRepository,
} from "../../../../core/brands/site-brand.ts";
import { type BrandRow, toKeptBrand, toLookColumns, uniqueBrandName } from "../../rows/brand-rows.ts";
import { anywhere, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid } from "../../rows/values.ts";

interface SiteRow extends BrandRow {
  position: number;
}

const LIST = listSql(siteBrandList);

export function createSiteBrandRepository(knex: Knex): SiteBrandRepository {
  const brands = () => knex<SiteRow>("site_brands");

  async function find(id: string, lock: boolean): Promise<SiteBrand | null> {
    if (!isUuid(id)) return null;
    const row = await (lock ? brands().where({ id }).forUpdate() : brands().where({ id })).first();
    return row ? fromRow(row) : null;
  }

  async function keepOneDefault({ id, isDefault }: SiteBrand): Promise<void> {
    if (isDefault) await brands().where({ is_default: true }).whereNot({ id }).update({ is_default: false });
  }

  return {
    async insert(brand) {
      await keepOneDefault(brand);
      await uniqueBrandName(
        knex("site_brands").insert({ id: brand.id, created_at: brand.createdAt, ...toRow(brand) }),
      );
    },

    find: (id) => find(id, false),
    findForUpdate: (id) => find(id, true),

    list: (query, filter) =>
      readPage(
        knex("site_brands").where((builder) => {
          whereColumns(builder, LIST, filter);
          if (filter.q) void builder.whereILike("name", anywhere(filter.q));
        }),
        query,
        LIST,
        ["*"],
        fromRow,
      ),

    async all() {
      return (await brands().orderByRaw("position, lower(name), id")).map(fromRow);
    },

    async update(brand) {
      await keepOneDefault(brand);
      await uniqueBrandName(knex("site_brands").where({ id: brand.id }).update(toRow(brand)));
    },

    async remove(id) {
      await brands().where({ id }).delete();
    },
  };
}

const toRow = (brand: SiteBrand) => ({
  name: brand.name,
  ...toLookColumns(brand),
  position: brand.position,
  is_default: brand.isDefault,
  updated_at: brand.updatedAt,
});

const fromRow = (row: SiteRow): SiteBrand => ({ ...toKeptBrand(row), position: row.position });
