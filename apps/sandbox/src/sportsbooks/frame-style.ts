import type { PartnerBook } from '@ordago/contracts';

/** Colours of each sportsbook, dark and light; none of them is ours. */
const PALETTES: Readonly<Record<PartnerBook, { readonly dark: string; readonly light: string; readonly own: string }>> =
  {
    betconstruct: {
      dark: '--bg:#0e1a2b;--card:#15253b;--line:#24384f;--text:#eef4fb;--muted:#9db2c9;--brand:#ff8a1f;--ink:#231100;--price:#1d3350',
      light:
        '--bg:#eef2f7;--card:#fff;--line:#d3dde8;--text:#0f2136;--muted:#54677d;--brand:#a84c00;--ink:#fff;--price:#e6edf5',
      own: 'nav{border-bottom:3px solid var(--brand)}nav a[aria-current]{background:var(--brand);color:var(--ink)}.match{border-radius:4px}button{border-radius:4px}h2{text-transform:uppercase;letter-spacing:.06em;font-size:.8rem}',
    },
    digitain: {
      dark: '--bg:#191919;--card:#232323;--line:#363636;--text:#f5f5f5;--muted:#b0b0b0;--brand:#ff6b70;--ink:#1c0001;--price:#2e2e2e',
      light:
        '--bg:#fafafa;--card:#fff;--line:#e2e2e2;--text:#1b1b1b;--muted:#5f5f5f;--brand:#c62a2f;--ink:#fff;--price:#f2f2f2',
      own: 'nav a[aria-current]{box-shadow:inset 0 -3px var(--brand);color:var(--text)}.match{border:0;border-bottom:1px solid var(--line);border-radius:0;margin:0}.list{background:var(--card);border:1px solid var(--line);border-radius:10px;gap:0!important;overflow:hidden}button{border-radius:999px}',
    },
    gr8: {
      dark: '--bg:#0b0712;--card:#171021;--line:#2d2140;--text:#f6f1ff;--muted:#b3a5cb;--brand:#b6f23c;--ink:#14210a;--price:#241a35',
      light:
        '--bg:#f4f0fb;--card:#fff;--line:#ded3ee;--text:#1a1128;--muted:#62557a;--brand:#3f7000;--ink:#fff;--price:#efe8fa',
      own: 'nav a{border:1px solid var(--line);border-radius:12px}nav a[aria-current]{border-color:var(--brand);color:var(--brand)}.match{border-radius:16px}button{border-radius:12px}.list{grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}',
    },
  };

/** The whole style of one sportsbook's frame. */
export function frameStyle(book: PartnerBook): string {
  const { dark, light, own } = PALETTES[book];
  return `:root{color-scheme:dark;${dark}}:root[data-theme=light]{color-scheme:light;${light}}${BASE}${own}`;
}

const BASE = `
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.45 "Helvetica Neue",Arial,system-ui,sans-serif}
header,nav,.page{padding-inline:clamp(12px,2.5vw,28px)}
header{display:flex;align-items:center;gap:12px;min-height:60px;flex-wrap:wrap}
.logo{font-weight:800;font-size:1.15rem;letter-spacing:-.01em}.logo i{font-style:normal;color:var(--brand)}
.tag{font-size:.72rem;border:1px dashed var(--muted);border-radius:6px;padding:2px 8px;color:var(--muted)}
.who{margin-inline-start:auto;display:flex;gap:10px;align-items:center;font-variant-numeric:tabular-nums}
.who span{color:var(--muted)}.who b{font-weight:700}
nav{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none;padding-block:8px}
nav a{color:var(--muted);text-decoration:none;font-weight:600;padding:10px 14px;min-height:44px;white-space:nowrap;display:grid;place-items:center}
nav a[aria-current]{color:var(--text)}
.page{display:grid;gap:20px;padding-block:16px 28px;grid-template-columns:minmax(0,1fr)}
@media (min-width:900px){.page{grid-template-columns:minmax(0,1fr) 320px;align-items:start}.slip{position:sticky;top:16px}}
h1{font-size:1.35rem;margin:0 0 12px}h2{margin:18px 0 8px;font-size:1rem;color:var(--muted)}h2:first-of-type{margin-top:0}
.tools{display:flex;gap:8px;flex-wrap:wrap;margin-bottom:12px}
select,input{font:inherit;color:var(--text);background:var(--card);border:1px solid var(--line);border-radius:8px;min-height:44px;padding:0 12px}
.tools input{flex:1;min-width:180px}
.list{display:grid;gap:8px}
.multi .list{grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
.match{background:var(--card);border:1px solid var(--line);padding:12px;display:grid;gap:10px;grid-template-columns:minmax(0,1fr) auto}
.match .when{font-size:.8rem;color:var(--muted);grid-column:1}.match .teams{font-weight:600;grid-column:1;overflow-wrap:anywhere}
.match .score{grid-row:1/3;grid-column:2;font-size:1.3rem;font-weight:800;font-variant-numeric:tabular-nums;align-self:center}
.match .star{grid-row:1/3;grid-column:2;background:none;border:0;color:var(--muted);font-size:1.3rem;min-width:44px;padding:0}
.match .star[aria-pressed=true]{color:var(--brand)}
.prices{grid-column:1/-1;display:grid;grid-template-columns:repeat(3,1fr);gap:6px}
button{font:inherit;cursor:pointer;min-height:44px;border:1px solid transparent;background:var(--price);color:var(--text);padding:0 12px}
.prices button{display:flex;justify-content:space-between;align-items:center;font-variant-numeric:tabular-nums}
.prices button span{color:var(--muted)}.prices button b{font-weight:700}
.prices button[aria-pressed=true]{background:var(--brand);color:var(--ink)}.prices button[aria-pressed=true] span{color:inherit}
.primary{background:var(--brand);color:var(--ink);font-weight:700}.primary:disabled{opacity:.45;cursor:default}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px;display:grid;gap:12px}
.card h2{margin:0;color:var(--text)}.pick{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 10px;border-bottom:1px solid var(--line);padding-bottom:10px}
.pick small{color:var(--muted);grid-column:1}.pick b{font-variant-numeric:tabular-nums}
.sum{display:flex;justify-content:space-between;font-variant-numeric:tabular-nums}.sum span{color:var(--muted)}
label{display:grid;gap:4px;color:var(--muted);font-size:.85rem}label input{font-size:1.1rem;font-variant-numeric:tabular-nums}
.note{margin:0;padding:10px 12px;border-radius:8px;background:var(--price)}.note[data-kind=good]{box-shadow:inset 3px 0 var(--brand)}
.bet{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px;display:grid;gap:6px}
.bet .top{display:flex;justify-content:space-between;gap:8px}.bet small{color:var(--muted)}
.badge{border-radius:6px;background:var(--price);padding:2px 8px;font-size:.8rem;font-weight:700}
.badge[data-state=won]{background:var(--brand);color:var(--ink)}
.empty{color:var(--muted);padding:28px 0;text-align:center}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
@media (prefers-reduced-motion:no-preference){.prices button{transition:background .12s}}
`;
