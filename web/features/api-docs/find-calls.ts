import type { ApiCall } from "./api-document.ts";

/** All searchable texts of a call: its path, summary, description and parameters. */
function saidOf({ method, path, summary, description = "", parameters = [], requestBody }: ApiCall): string {
  const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema?.properties ?? {}),
  );
  const names = parameters.map(({ name }) => name);
  return [method, path, summary, description, ...names, ...inBody].join(" ").toLowerCase();
}

/** The calls that contain every word of a text, in their groups, without empty groups. */
export function findCalls(groups: readonly [string, ApiCall[]][], text: string): [string, ApiCall[]][] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(([tag, calls]): [string, ApiCall[]] => [
      tag,
      calls.filter((call) => {
        const said = `${tag.toLowerCase()} ${saidOf(call)}`;
        return words.every((word) => said.includes(word));
      }),
    ])
    .filter(([, calls]) => calls.length > 0);
}
