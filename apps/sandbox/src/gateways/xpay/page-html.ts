import { formatAmount } from '@ordago/kernel';
import { renderSVG } from 'uqr';
import { Html, html } from '../../console/html.ts';
import type { PspPayment } from './books.ts';
import { NUMBER_LOCALES, PAGE_TEXTS, type PageTexts } from './page-texts.ts';

const METHOD_NAMES: Readonly<Record<string, string>> = {
  papara: 'Papara',
  crypto: 'Crypto',
  havale: 'Havale',
  payco: 'PayCo',
  pep: 'Pep',
  paratim: 'Paratim',
};

const STYLE = `
:root{color-scheme:light dark;--canvas:#f6f3ec;--surface:#fff;--line:#e4ddcf;--text:#16191c;--muted:#555d63;
--brand-fill:#f2b632;--on-brand:#1b1400;--focus:#1259b8;--warn-soft:#f2b63226;--sunken:#efeadf;--paper:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--canvas:#101315;--surface:#181c1f;--line:#2c3338;--text:#f2efe8;--muted:#aab1b6;
--focus:#7db4ff;--warn-soft:#f2b6321f;--sunken:#22282c;--bad:#ff9d94}}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.5 system-ui,"Segoe UI",sans-serif}
main{max-width:26rem;margin:0 auto;padding:24px 16px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:20px;display:grid;gap:16px}
h1{font-size:1.25rem;margin:0}dl{margin:0;display:grid;gap:8px}dl div{display:flex;justify-content:space-between;gap:16px}
dt{color:var(--muted)}dd{margin:0;text-align:end;overflow-wrap:anywhere}
.total{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}
.qr{background:var(--paper);border-radius:12px;padding:12px;width:13rem;margin:0 auto}.qr svg{display:block;width:100%;height:auto}
code{font-size:.8125rem;background:var(--sunken);border-radius:8px;padding:8px;overflow-wrap:anywhere;display:block}
form{display:grid;gap:12px}label{display:grid;gap:4px;color:var(--muted)}
input,button,a.button{font:inherit;min-height:48px;border-radius:12px;border:1px solid var(--line);padding:0 16px;width:100%}
input{background:var(--surface);color:var(--text)}
button{cursor:pointer;background:transparent;color:var(--text);font-weight:600}
button.primary,a.button{background:var(--brand-fill);color:var(--on-brand);border-color:transparent}
a.button{display:flex;align-items:center;justify-content:center;text-decoration:none;font-weight:600}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.note{background:var(--warn-soft);border-radius:12px;padding:12px;margin:0 0 16px;font-size:.875rem}
p{margin:0}.error{color:var(--bad)}`;

/** The page on which a payer pays or declines a deposit. */
export function paymentPage(payment: PspPayment, { isBadAmount = false }: { isBadAmount?: boolean } = {}): Html {
  const texts = PAGE_TEXTS[payment.lang];
  const body = payment.status === 'pending' ? openBody(payment, texts, isBadAmount) : endedBody(payment, texts);
  return shell(payment.lang, texts, body);
}

export function missingPage(lang: 'es' | 'en' | 'pt'): Html {
  const texts = PAGE_TEXTS[lang];
  return shell(lang, texts, html`<h1>${texts.missing}</h1>`);
}

/**
 * An address that no wallet takes for a real one: somebody who pays a sandbox by mistake loses nothing.
 */
export function sandboxAddress({ id, cryptoType }: PspPayment): string {
  return `SANDBOX-${cryptoType ?? 'CRYPTO'}-${id.slice(3)}`;
}

function openBody(payment: PspPayment, texts: PageTexts, isBadAmount: boolean): Html {
  const isCrypto = payment.method === 'crypto';
  const error = isBadAmount ? html`<p class="error" role="alert">${texts.badAmount}</p>` : null;
  const amountField = isCrypto
    ? html`<label>${texts.received} (${payment.currency})
       <input name="amount" inputmode="decimal" autocomplete="off" value="${formatAmount(payment.units)}"></label>`
    : null;
  return html`${summary(payment, texts)}${isCrypto ? cryptoPart(payment, texts) : null}
    <form method="post">${amountField}${error}
      <button class="primary" name="act" value="pay">${isCrypto ? texts.simulate : texts.pay}</button>
      <button name="act" value="decline">${texts.decline}</button>
    </form>`;
}

function endedBody(payment: PspPayment, texts: PageTexts): Html {
  const text = payment.status === 'pending' ? '' : texts.done[payment.status];
  const back = payment.returnUrl ? html`<a class="button" href="${payment.returnUrl}">${texts.back}</a>` : null;
  return html`<p role="status">${text}</p>${summary(payment, texts)}${back}`;
}

function summary(payment: PspPayment, texts: PageTexts): Html {
  return html`<h1>${texts.title}</h1>
    <p class="total">${moneyText(payment)}</p>
    <dl><div><dt>${texts.to}</dt><dd>Ordago</dd></div>
    <div><dt>${texts.method}</dt><dd>${METHOD_NAMES[payment.method] ?? payment.method}</dd></div></dl>`;
}

function cryptoPart(payment: PspPayment, texts: PageTexts): Html {
  const address = sandboxAddress(payment);
  return html`<dl><div><dt>${texts.network}</dt><dd>${payment.cryptoType ?? ''}</dd></div></dl>
    <div class="qr" role="img" aria-label="${texts.scan}">${new Html(renderSVG(address, { border: 1 }))}</div>
    <p>${texts.scan}</p><div><p>${texts.address}</p><code>${address}</code></div>`;
}

function shell(lang: 'es' | 'en' | 'pt', texts: PageTexts, body: Html): Html {
  return html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>xpay · ${texts.title}</title>
<style>${new Html(STYLE)}</style></head><body><main><p class="note">${texts.sandbox}</p><div class="card">${body}</div></main></body></html>`;
}

/** Exact: the formatter is given the decimal text, never a double. */
function moneyText({ units, currency, lang }: PspPayment): string {
  const format = new Intl.NumberFormat(NUMBER_LOCALES[lang], { style: 'currency', currency });
  return format.format(formatAmount(units) as Intl.StringNumericLiteral);
}
