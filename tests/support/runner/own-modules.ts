import { afterAll, vi } from "vitest";

/**
 * Test files take turns in one process, since starting one and loading the packages costs more than most of them take. Our own
 * modules are loaded again for each, and what a file put in the place of something is put back.
 */
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
