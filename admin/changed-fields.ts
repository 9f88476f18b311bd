/**
 * The fields that an edit sends: another admin may have changed the others since the form was opened.
 * @param before the record that the form loaded; undefined: everything is sent
 */
export const changedFields = (
  before: Readonly<Record<string, unknown>> | undefined,
  now: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name])),
  );
