const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Logos as drawing programs and people write them, each with its special feature as the key. */
export const ORDINARY_LOGOS: Readonly<Record<string, string>> = {
  "classes of a style sheet, as Illustrator writes them": `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<svg version="1.1" id="Layer_1" ${SVG} ${XLINK} x="0px" y="0px" viewBox="0 0 200 120" style="enable-background:new 0 0 200 120;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#0F766E;}
	.st1{fill:none;stroke:#B91C1C;stroke-width:6;stroke-linecap:round;stroke-linejoin:round;stroke-miterlimit:10;}
	.st2{fill-rule:evenodd;clip-rule:evenodd;fill:#1E3A8A;}
</style>
<circle class="st0" cx="50" cy="60" r="40"/>
<polyline class="st1" points="100,20 130,100 160,20 190,100 "/>
<path class="st2" d="M50,30c16.6,0,30,13.4,30,30S66.6,90,50,90S20,76.6,20,60S33.4,30,50,30z M50,45c-8.3,0-15,6.7-15,15s6.7,15,15,15s15-6.7,15-15S58.3,45,50,45z"/>
</svg>`,
  "styles and gradients that refer to one another, as Inkscape writes them": `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="50mm" height="50mm" viewBox="0 0 50 50" version="1.1" ${SVG} ${XLINK} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
<sodipodi:namedview id="base" pagecolor="#ffffff"/>
<metadata>made by hand</metadata>
<defs><linearGradient id="a"><stop style="stop-color:#f97316;stop-opacity:1" offset="0"/><stop style="stop-color:#be185d;stop-opacity:1" offset="1"/></linearGradient>
<linearGradient inkscape:collect="always" xlink:href="#a" id="b" x1="5" y1="5" x2="45" y2="40" gradientUnits="userSpaceOnUse"/></defs>
<g inkscape:label="Layer 1" transform="translate(2,-3)"><rect style="fill:url(#b);stroke:#111827;stroke-width:1.5;stroke-dasharray:none" width="36" height="30" x="5" y="12" ry="6"/>
<path style="fill:#ffffff;fill-opacity:0.8" d="m 15,20 h 16 v 3 h -16 z m 0,6 h 16 v 3 h -16 z"/></g></svg>`,
  "a clip of the artboard and gradients in place, as Figma writes them": `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" ${SVG}>
<g clip-path="url(#clip0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0H70V40C70 53 60 66 46 66H0V0ZM20 20V44H44V20H20Z" fill="url(#paint0_linear_1_2)"/><circle cx="32" cy="32" r="7" fill="#DC2626"/></g>
<defs><linearGradient id="paint0_linear_1_2" x1="0" y1="0" x2="64" y2="64" gradientUnits="userSpaceOnUse"><stop stop-color="#22D3EE"/><stop offset="0.4" stop-color="#2563EB"/><stop offset="1" stop-color="#4C1D95"/></linearGradient><clipPath id="clip0_1_2"><rect width="64" height="64" fill="white"/></clipPath></defs></svg>`,
  "strokes in the color of the text, as icon sets have them": `<svg ${SVG} width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 9l9-7 9 7v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/><polyline points="9 22 9 12 15 12 15 22"/></svg>`,
  "arcs, large and small, both ways": `<svg ${SVG} viewBox="0 0 100 100"><path fill="teal" d="M50 5A45 45 0 1 1 5 50L50 50Z"/><path fill="crimson" d="M10 10a20 12 30 0 0 25 20a8 8 0 0110-10z"/><path d="M60 60 A 18 10 -20 0 1 90 75" fill="none" stroke="rgb(20, 30, 120)" stroke-width="5"/></svg>`,
  "transformations within transformations": `<svg ${SVG} viewBox="-50 -50 100 100"><g transform="rotate(15) scale(.9)"><g transform="skewX(20) translate(5 5)"><rect x="-30" y="-30" width="30" height="30" rx="4" fill="#065f46"/><g transform="matrix(0 1 -1 0 10 -5)"><ellipse rx="22" ry="9" fill="#9333ea" stroke="#000" stroke-width="3"/></g></g></g></svg>`,
  "elements used again": `<svg ${SVG} ${XLINK} viewBox="0 0 120 60"><defs><g id="leaf"><path d="M0 0C10-20 30-20 40 0C30 20 10 20 0 0"/></g><symbol id="sun" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="gold"/></symbol></defs><use xlink:href="#leaf" x="10" y="30" fill="green"/><use href="#leaf" transform="translate(110 30) rotate(180)" fill="darkgreen"/><use href="#sun" x="50" y="5" width="20" height="20"/></svg>`,
  "dashes, caps and joins": `<svg ${SVG} width="120" height="120"><g fill="none" stroke="#1d4ed8" stroke-width="8"><path d="M10 20H110" stroke-dasharray="15 10"/><path d="M10 45H110" stroke-dasharray="0 16" stroke-linecap="round"/><path d="M15 110L40 65L65 110" stroke-linejoin="miter"/><path d="M70 110L88 65L106 110" stroke-linejoin="bevel" stroke-linecap="square"/></g></svg>`,
  "a round gradient and clear shapes": `<svg ${SVG} viewBox="0 0 80 80"><defs><radialGradient id="r"><stop offset="0%" stop-color="#fef08a"/><stop offset="60%" stop-color="#f59e0b"/><stop offset="100%" stop-color="#7c2d12"/></radialGradient></defs><circle cx="40" cy="40" r="36" fill="url(#r)"/><rect x="30" y="8" width="20" height="64" fill="#000" opacity=".4"/></svg>`,
  "colors of all notations, an even-odd star, curves that mirror": `<svg ${SVG} viewBox="0 0 100 60"><polygon points="25,3 40,55 3,22 47,22 10,55" fill="hsl(340, 80%, 40%)" fill-rule="evenodd"/><path d="M55 40Q65 5 75 30T95 25" fill="none" stroke="#0a7" stroke-width="3%"/><path d="M55 50c5-10 10 5 15 0s10 5 20-3l2 8H56z" fill="rgba(80,60,200,.75)"/></svg>`,
};
