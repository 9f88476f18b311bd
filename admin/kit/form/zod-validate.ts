interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * A zod schema of core as react-admin's `validate`: the first message for each field.
 * @param say the key or sentence shown for a field instead of the schema's message
 */
export const zodValidate =
  (
    schema: { safeParse: (values: unknown) => { error?: { issues: readonly Issue[] } | undefined } },
    say: (field: string, sentence: string) => string = (_field, sentence) => sentence,
  ) =>
  (values: unknown): Record<string, string> =>
    Object.fromEntries(
      (schema.safeParse(values).error?.issues ?? [])
        .map(({ path, message }) => [String(path[0]), say(String(path[0]), message)] as const)
        .toReversed(),
    );
