import type { Clock } from "../../core/ports/system.ts";

export const systemClock: Clock = { now: () => new Date() };
