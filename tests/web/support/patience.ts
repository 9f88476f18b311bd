import { configure } from "@testing-library/react";

/**
 * How long `find…` and `waitFor` wait, in ms. A code is drawn 0.1 s after the last change, read back after that and fixed
 * after some more readings, all in the one thread that jsdom has: the second that they wait by default is less than that takes. A machine
 * that stalls for seconds needs more.
 */
configure({ asyncUtilTimeout: 60_000 });
