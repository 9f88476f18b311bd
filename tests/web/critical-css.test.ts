import { expect, test } from "vitest";
import { criticalCss } from "../../web/app/critical-css.ts";

const styleOf = (css: string, html = '<p class="a md:b [&>dd]:c"></p>'): string => criticalCss(css)(html);

test.each([
  ["of a class of the page", ".a{color:red}", ".a{color:red}"],
  ["of a class that no element has", ".z{color:red}", ""],
  ["that needs another class", ".a .z{color:red}", ""],
  ["of one of several selectors", ".z,.a{color:red}", ".z,.a{color:red}"],
  ["of an element", "p,a{color:red}", "p,a{color:red}"],
  ["of a class with escaped characters", ".md\\:b{color:red}", ".md\\:b{color:red}"],
  ["of a class with a bracket", ".\\[\\&\\>dd\\]\\:c>dd{color:red}", ".\\[\\&\\>dd\\]\\:c>dd{color:red}"],
  ["with a negated class", ".a:not(.z,.y:is(.x)){color:red}", ".a:not(.z,.y:is(.x)){color:red}"],
  ["under a pointer", ".a:hover{color:red}", ""],
  ["of a class named after the pointer", ".a,.hover\\:z:hover{color:red}", ".a,.hover\\:z:hover{color:red}"],
  ["with a brace in a string", '.a{content:"}"}.z{color:red}', '.a{content:"}"}'],
  [
    "in a media query",
    "@media (width>=48rem){.a{color:red}.z{color:red}}",
    "@media (width>=48rem){.a{color:red}}",
  ],
  ["in a media query without any used class", "@media (width>=48rem){.z{color:red}}", ""],
  ["for print", "@media print{.a{color:red}}", ""],
  [
    "of an empty layer, which keeps its order",
    "@layer base,x;@layer base{.z{color:red}}",
    "@layer base,x;@layer base{}",
  ],
  ["of a typeface", "@font-face{font-family:G;src:url(g)}", "@font-face{font-family:G;src:url(g)}"],
])("keeps only what the page needs of a rule %s", (_, css, kept) => {
  expect(styleOf(css)).toBe(kept);
});

test("drops unused variables, properties and keyframes, and keeps those that kept rules refer to", () => {
  const css =
    ':root{--one:1;--two:var(--one);--three:3}@property --tw-a{syntax:"*";inherits:false}' +
    '@property --tw-z{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}' +
    ".a{--tw-a:1;rotate:var(--tw-a);order:var(--two);animation:spin 1s}";
  expect(styleOf(css)).toBe(
    ':root{--one:1;--two:var(--one);}@property --tw-a{syntax:"*";inherits:false}' +
      "@keyframes spin{to{rotate:1turn}}.a{--tw-a:1;rotate:var(--tw-a);order:var(--two);animation:spin 1s}",
  );
});

test("keeps a variable that the HTML uses", () => {
  expect(styleOf(":root{--ink:1;--paper:2}", '<path fill="var(--ink)">')).toBe(":root{--ink:1;}");
});

test("decodes entities in class names of the HTML", () => {
  expect(styleOf(".\\[\\&\\>dd\\]\\:c{color:red}", '<p class="[&amp;&gt;dd]:c"></p>')).toContain("color:red");
});
