import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Language, Panel, Plugin } from '../plugin.ts';
import { CONSOLE_CSS } from './console-css.ts';
import { type Html, html } from './html.ts';

const WORDS = {
  es: {
    title: 'Sandbox de Ordago',
    lead: 'Aquí juega la otra parte: pasarelas de pago, proveedores de juegos, correo y SMS. Nada de esto es real.',
    empty: 'Todavía no hay nada.',
  },
  en: {
    title: 'Ordago sandbox',
    lead: 'Here plays the other side: payment gateways, game providers, mail and SMS. None of it is real.',
    empty: 'Nothing here yet.',
  },
  pt: {
    title: 'Sandbox do Ordago',
    lead: 'Aqui joga a outra parte: meios de pagamento, fornecedores de jogos, e-mail e SMS. Nada disto é real.',
    empty: 'Ainda não há nada.',
  },
} as const;

const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'es', name: 'Español' },
  { code: 'en', name: 'English' },
  { code: 'pt', name: 'Português' },
];

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page for people: one section per plugin, in the order in which the plugins were composed. */
export function createConsolePlugin(panels: () => readonly Panel[]): Plugin {
  return {
    name: 'console',
    schema: [],
    routes: (app) => {
      const tokens = readTokens();
      app.get('/console/tokens.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(tokens));
      app.get('/console/console.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CONSOLE_CSS));
      app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
      app.get('/', async (request, reply) => {
        const page = await renderPage(languageOf(request), panels());
        reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
        return reply.type('text/html; charset=utf-8').send(page.markup);
      });
    },
  };
}

/** Spanish unless the address asks for another. */
function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as { lang?: string }).lang;
  return LANGUAGES.find(({ code }) => code === asked)?.code ?? 'es';
}

async function renderPage(language: Language, panels: readonly Panel[]): Promise<Html> {
  const words = WORDS[language];
  const sections = await Promise.all(panels.map((panel) => renderPanel(panel, language)));
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${words.title}</title>
  <link rel="stylesheet" href="/console/tokens.css">
  <link rel="stylesheet" href="/console/console.css">
  <link rel="icon" href="data:,">
</head>
<body>
  <header>
    <h1>${words.title}</h1>
    <p>${words.lead}</p>
    <nav>
      ${panels.map(({ id, title }) => html`<a href="#${id}">${title[language]}</a> `)}
      <span class="languages">${LANGUAGES.map(({ code, name }) => html`<a href="/?lang=${code}" lang="${code}">${name}</a> `)}</span>
    </nav>
  </header>
  <main>${sections}</main>
</body>
</html>`;
}

async function renderPanel(panel: Panel, language: Language): Promise<Html> {
  const body = await panel.render(language);
  const shown = body.markup.trim() === '' ? html`<p class="quiet">${WORDS[language].empty}</p>` : body;
  return html`<section id="${panel.id}" tabindex="0"><h2>${panel.title[language]}</h2>${shown}</section>`;
}

/** The product's colours and sizes, read from their one file; from source and from the bundle alike. */
function readTokens(): string {
  for (let at = import.meta.dirname; at !== path.dirname(at); at = path.dirname(at)) {
    const file = path.join(at, 'packages/ui/src/tokens/tokens.css');
    if (existsSync(file)) return readFileSync(file, 'utf8');
  }
  return '';
}
