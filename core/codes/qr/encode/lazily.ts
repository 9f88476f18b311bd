/** Remembers what `make` returned for each small whole number (a version). */
export function lazily<T>(make: (key: number) => T): (key: number) => T {
  const made: T[] = [];
  return (key) => (made[key] ??= make(key));
}
