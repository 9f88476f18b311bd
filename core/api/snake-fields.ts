import type * as z from "zod/mini";

type Fields = Readonly<Record<string, z.core.SomeType>>;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The fields of a form under their API names: first_name for firstName, as on the command line. */
export const snakeFields = (shape: Fields): Fields =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [snake(name), schema]));

/** The values of the form under its own names; drops everything else. */
export const formValues = (
  values: Readonly<Record<string, unknown>>,
  { shape }: { shape: Readonly<Record<string, unknown>> },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [camel(name), value] as const)
      .filter(([name]) => Object.hasOwn(shape, name)),
  );

/** The path of an issue under the API name of its field. */
export const snakePath = (path: readonly PropertyKey[]): string =>
  path.map((part) => snake(String(part))).join(".");
