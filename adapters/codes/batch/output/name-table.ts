/**
 * Maps file names to numbers such as line numbers in 12 bytes per name, so that a million rows do not fill
 * the memory: only a 64-bit hash of each name is stored. The probability that two of a million names share a
 * hash is 1 in 37 million.
 */
export const createNameTable = () => {
  let capacity = 1024;
  let size = 0;
  let hashes = new Uint32Array(capacity * 2);
  let lines = new Uint32Array(capacity);

  const slotOf = (low: number, high: number): number => {
    let slot = low & (capacity - 1);
    while (lines[slot] !== 0 && (hashes[slot * 2] !== low || hashes[slot * 2 + 1] !== high)) {
      slot = (slot + 1) & (capacity - 1);
    }
    return slot;
  };

  const put = (low: number, high: number, line: number): number => {
    const slot = slotOf(low, high);
    const known = lines[slot]!;
    if (known !== 0) return known;
    hashes[slot * 2] = low;
    hashes[slot * 2 + 1] = high;
    lines[slot] = line;
    size += 1;
    return 0;
  };

  const grow = (): void => {
    const [oldHashes, oldLines] = [hashes, lines];
    capacity *= 2;
    size = 0;
    hashes = new Uint32Array(capacity * 2);
    lines = new Uint32Array(capacity);
    for (let slot = 0; slot < oldLines.length; slot += 1) {
      const line = oldLines[slot]!;
      if (line !== 0) put(oldHashes[slot * 2]!, oldHashes[slot * 2 + 1]!, line);
    }
  };

  return {
    /**
     * Adds a name with its number, at least 1, unless the name exists.
     * @returns its existing number, or null
     */
    add(name: string, line: number): number | null {
      if (size * 4 > capacity * 3) grow();
      const [low, high] = hash64(name);
      return put(low, high, line) || null;
    },
    /** The number of a name, or null. */
    find: (name: string): number | null => lines[slotOf(...hash64(name))] || null,
    /** Changes the number of an existing name. */
    set(name: string, line: number): void {
      lines[slotOf(...hash64(name))] = line;
    },
  };
};

/**
 * Two independent 32-bit hashes: multiplicative (FNV-1a) over the UTF-16 code units, each with its own prime
 * and a final mix.
 */
const hash64 = (text: string): [low: number, high: number] => {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 15;
  }
  return [mix(low), mix(high)];
};

const mix = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return (twice ^ (twice >>> 16)) >>> 0;
};
