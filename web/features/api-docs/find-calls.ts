import type { ApiCall } from "./api-document.ts";

/** Everything of a call that somebody may look for: where it is, what it does, what it takes. */
function saidOf({ method, path, summary, description = "", parameters = [], requestBody }: ApiCall): string {
  const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema?.properties ?? {}),
  );
  const names = parameters.map(({ name }) => name);
  return [method, path, summary, description, ...names, ...inBody].join(" ").toLowerCase();
}

/** The calls with every word of a text, in their groups; groups without any are left out. */
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
