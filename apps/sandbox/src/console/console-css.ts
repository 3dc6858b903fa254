/** The console's own rules; colours and sizes are the product's tokens. */
export const CONSOLE_CSS = `
html { font: 400 1rem/1.5 var(--font, system-ui, sans-serif); background: var(--canvas); color: var(--text); }
body { margin: 0; }
header, main { max-width: 1100px; margin: 0 auto; padding: 16px 24px; }
h1 { margin: 8px 0 0; font-size: clamp(1.5rem, 5vw, 2rem); letter-spacing: -0.02em; }
h2 { margin: 0 0 12px; font-size: 1.25rem; }
p { margin: 4px 0 12px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 8px 0; border-block: 1px solid var(--line); }
nav a { display: inline-block; padding: 8px 0; color: var(--text); }
.languages { margin-left: auto; display: flex; gap: 12px; }
section { margin: 0 0 24px; padding: 20px; border: 1px solid var(--line); border-radius: var(--r3, 16px); background: var(--surface); overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th { text-align: left; color: var(--muted); font-weight: 600; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-bottom: 0; }
.figures, td.figures { font-variant-numeric: tabular-nums; white-space: nowrap; }
.quiet { color: var(--muted); }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; margin: 8px 0; }
td form { display: inline-flex; gap: 8px; margin: 0 4px 4px 0; }
label { display: grid; gap: 4px; font-size: 0.875rem; color: var(--muted); }
input, select, textarea { font: inherit; padding: 8px 10px; min-height: 44px; box-sizing: border-box; border: 1px solid var(--line-strong); border-radius: var(--r2, 10px); background: var(--well); color: var(--text); }
button { font: inherit; font-weight: 700; padding: 8px 16px; min-height: 44px; border: 0; border-radius: var(--r2, 10px); background: var(--brand-fill); color: var(--on-brand); cursor: pointer; }
button.plain { background: var(--sunken); color: var(--text); }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, section:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
pre { margin: 0; white-space: pre-wrap; word-break: break-word; font: inherit; }
`;
