/**
 * What an edit sends: the other fields may have been changed by another admin since the form was opened.
 * @param before the record as the form got it; undefined: everything is sent
 */
export const changedFields = (
  before: Readonly<Record<string, unknown>> | undefined,
  now: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name])),
  );
