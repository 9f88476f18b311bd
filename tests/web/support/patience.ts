import { configure } from "@testing-library/react";

/**
 * How long `find…` and `waitFor` wait, in ms. A code is drawn 0.1 s after the last change, then read back,
 * and then fixed after some more readings, all in jsdom's single thread. That takes longer than the default
 * of one second, and much longer on a machine that stalls.
 */
configure({ asyncUtilTimeout: 60_000 });
