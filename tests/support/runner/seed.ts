import fc from "fast-check";

/**
 * Uses a fixed seed for random inputs, so that failures come from the change under test; QZ_SEED sets another
 * one.
 */
fc.configureGlobal({ seed: Number(process.env.QZ_SEED ?? 1) });
