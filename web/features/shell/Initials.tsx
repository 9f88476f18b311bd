/** Stands for a person: the first letters of the first two words of the name. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-box border border-control text-xs font-semibold uppercase"
    >
      {letters}
    </span>
  );
}
