import type * as z from "zod/mini";

type Fields = Readonly<Record<string, z.core.SomeType>>;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The fields of a form by the names that programs call them: first_name for firstName, as on the command line. */
export const snakeFields = (shape: Fields): Fields =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [snake(name), schema]));

/** The values of the form again, and nothing that it does not have. */
export const formValues = (
  values: Readonly<Record<string, unknown>>,
  { shape }: { shape: Readonly<Record<string, unknown>> },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [camel(name), value] as const)
      .filter(([name]) => Object.hasOwn(shape, name)),
  );

/** The issues of a form under the names of the fields that programs know. */
export const snakePath = (path: readonly PropertyKey[]): string =>
  path.map((part) => snake(String(part))).join(".");
