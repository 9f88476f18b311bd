import { afterAll, vi } from "vitest";

/**
 * Test files run in sequence in one process, because starting one and loading packages takes longer than most
 * of them. Our own modules are loaded again for each file, and mocks are restored.
 */
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
