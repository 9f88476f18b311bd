import fc from "fast-check";

/** The same random inputs in every run, so that a failure is one of the change at hand; QZ_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.QZ_SEED ?? 1) });
