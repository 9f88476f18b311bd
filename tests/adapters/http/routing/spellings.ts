/** Replaces one segment and leaves the others unchanged. */
const withSegment = (segments: readonly string[], at: number, spelled: string): string =>
  `/${segments.with(at, spelled).join("/")}`;

const percentEncoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`;

/** Spellings of a segment that a careless parser treats as equal. */
const OF_SEGMENT: readonly ((segment: string) => string)[] = [
  (segment) => segment.toUpperCase(),
  (segment) => segment.slice(0, 1).toUpperCase() + segment.slice(1),
  (segment) => percentEncoded(segment) + segment.slice(1),
  (segment) => `/${segment}`,
  (segment) => `./${segment}`,
  (segment) => `x/../${segment}`,
  (segment) => `%2e/${segment}`,
  (segment) => `${segment};x`,
  (segment) => `${segment}%00`,
  (segment) => `${segment}%20`,
  (segment) => `${segment}.json`,
];

/**
 * Other spellings of a route's path with its parameters unchanged: upper case, doubled and trailing slashes,
 * percent-encoded letters, dot segments, path parameters, backslashes.
 */
export function spellingsOf(path: string): string[] {
  const segments = path.slice(1).split("/");
  const spelled = segments.flatMap((segment, at) =>
    segment.includes(":") ? [] : OF_SEGMENT.map((spell) => withSegment(segments, at, spell(segment))),
  );
  const whole = [
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `/${segments.join("\\")}`,
    `/.${path}`,
  ];
  return [...new Set([...spelled, ...whole])].filter((other) => other !== path);
}
