import fc from "fast-check";

/** Fixed random inputs, so that a failure comes from the change at hand; QZ_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.QZ_SEED ?? 1) });
