/**
 * Styles of advertisements. They use the site's colors (web/app/styles.css); outside the site, they fall back
 * to two built-in themes.
 */
export const adStyle = `
.ad{--ad-line:var(--line,light-dark(#e3e0d8,#24272c));--ad-ink:var(--ink,light-dark(#15161a,#f4f4f2));--ad-soft:var(--soft,light-dark(#474952,#b9bcc3));--ad-faint:var(--faint,light-dark(#65676f,#8f939c));
position:relative;box-sizing:border-box;width:100%;overflow:hidden;border:1px solid var(--ad-line);border-radius:10px;background:var(--surface,light-dark(#fff,#111316));color:var(--ad-ink);font-size:.875rem;line-height:1.45}
.ad *{box-sizing:border-box}
.ad p{margin:0}
.ad .ad-label{padding:.5rem 1rem 0;color:var(--ad-faint);font-size:.75rem;line-height:1rem}
.ad-body{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;padding:.375rem 1rem .875rem;color:inherit;text-decoration:none}
a.ad-body:hover .ad-title,a.ad-body:focus-visible .ad-title{text-decoration:underline;text-underline-offset:.2em}
a.ad-body:focus-visible{outline-offset:-4px}
.ad-image{display:block;flex:0 1 auto;width:auto;max-width:100%;height:auto;max-height:7.5rem;border-radius:6px}
.ad-words{display:grid;flex:1 1 14rem;gap:.125rem;min-width:0;overflow-wrap:anywhere}
.ad-title{font-size:1rem;font-weight:600;text-wrap:balance}
.ad-line{max-width:70ch;color:var(--ad-soft);white-space:pre-line}
.ad-sidebar .ad-body,.ad-popup .ad-body{flex-direction:column;align-items:stretch;gap:.75rem}
.ad-sidebar{container-type:inline-size}
.ad-sidebar .ad-image{max-height:15rem;align-self:center}
@container (width >= 30rem){.ad-sidebar .ad-body{flex-direction:row;align-items:center}.ad-sidebar .ad-image{max-width:40%;max-height:10rem;align-self:start}.ad-sidebar .ad-words{flex:1}}
.ad-sidebar .ad-words,.ad-popup .ad-words{flex:none}
.ad-popup .ad-body{padding-bottom:1.25rem}
.ad-popup .ad-title{font-size:1.25rem}
.ad-custom .ad-frame{display:block;max-width:calc(100% - 2rem);margin:.375rem auto .875rem;border:0;border-radius:6px;color-scheme:normal}
`;
