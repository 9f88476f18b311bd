import type { Plugin } from "vite";

/** A feature of React DOM that the site does not use, and the functions of the production build that implement it. */
interface Unused {
  /** Matches code that uses the feature: names that React exports, or properties of elements. The site must not match. */
  usage: RegExp;
  /** Functions called for every page that do nothing unless the feature is used. */
  noOps: readonly string[];
  /** Functions that are called only if the feature is used. */
  unreachable: readonly string[];
}

export const UNUSED: Readonly<Record<string, Unused>> = {
  "view transitions": {
    usage: /\b(?:ViewTransition|addTransitionType)\b/,
    noOps: [
      "trackEnterViewTransitions",
      "commitEnterViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      // images suspend only inside a ViewTransition
      "suspendInstance",
      "estimateBandwidth",
    ],
    unreachable: [
      "startViewTransition",
      "getViewTransitionName",
      "createViewTransitionInstance",
      "applyViewTransitionToHostInstances",
      "restoreViewTransitionOnHostInstances",
      "flushAfterMutationEffects",
      "reportViewTransitionError",
    ],
  },
  "references to fragments": {
    usage: /<(?:React\.)?Fragment\b[^>]*\bref=/,
    noOps: [
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
    ],
    unreachable: ["FragmentInstance", "addFragmentHandleToInstance"],
  },
  "style sheets and scripts that React loads, and hints of what will be loaded": {
    usage:
      /\bprecedence=|<script\b[^>]*\basync\b|\b(?:preinit|preinitModule|preloadModule|prefetchDNS|preconnect)\(|\bpreload\b.*from "react-dom"/,
    // title, meta and the other links have no resource
    noOps: ["getResource"],
    unreachable: [
      "acquireResource",
      "preloadResource",
      "suspendResource",
      "insertStylesheetIntoRoot",
      "preload",
      "preloadModule",
      "preinitScript",
      "preinitStyle",
      "preinitModuleScript",
      "preconnectAs",
    ],
  },
  "forms whose action is a function": {
    usage:
      /\b(?:useActionState|useFormState|useFormStatus|requestFormReset)\b|\b(?:formA|a)ction=\{\w*(?:\(|=>)/,
    noOps: ["extractEvents$1"],
    unreachable: ["mountActionState", "updateActionStateImpl", "dispatchActionState", "requestFormReset"],
  },
  "custom elements": {
    usage: /<[a-z]+-[a-z-]+[\s>]/,
    noOps: [],
    unreachable: ["setPropOnCustomElement"],
  },
  "which components an error came through": {
    usage: /\bcomponentStack\b/,
    noOps: ["getStackByFiberInDevAndProd"],
    unreachable: [],
  },
  "lists of suspended parts, and parts kept hidden": {
    usage: /\bSuspenseList\b|\bActivity\b.*from "react"/,
    noOps: [],
    unreachable: [
      "updateSuspenseListComponent",
      "initSuspenseListRenderState",
      "cutOffTailIfNeeded",
      "updateActivityComponent",
    ],
  },
};

/** Methods of objects that only the functions above create. */
const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[^]*?^\};\n/gm;

const LEFT_OUT = `throw Error("Left out by build/lean-react.ts");`;

function withBody(code: string, name: string, body: string): string {
  const escaped = name.replace("$", String.raw`\$`);
  const whole = new RegExp(String.raw`^(function ${escaped}\([^)]*\) \{)\n[^]*?^\}`, "m");
  if (!whole.test(code)) throw new Error(`React DOM has no function ${name}: see build/lean-react.ts`);
  return code.replace(whole, (_all, head: string) => `${head}${body}}`);
}

/**
 * @param code of react-dom-client.production.js
 * @returns the code without the features of `UNUSED`; using one of them throws
 * @throws Error if a function is missing, as in another version of React
 */
export function withoutUnused(code: string): string {
  let lean = code.replaceAll(METHODS, "");
  for (const { noOps, unreachable } of Object.values(UNUSED)) {
    for (const name of noOps) lean = withBody(lean, name, "return null;");
    for (const name of unreachable) lean = withBody(lean, name, LEFT_OUT);
  }
  return lean;
}

/** Removes the parts of React DOM that the site does not use: its file is one closure, which no bundler can tree-shake. */
export const leanReact: Plugin = {
  name: "lean-react",
  apply: "build",
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
};
