/** The API document. Ours: it is made from the contracts; `@fastify/swagger` and its pages show it. */
import { errorOf, PARTNER_AUTHORIZATION, PARTNER_NAME, type RefusalName, type RouteContract } from '@ordago/contracts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { PolicyTable } from '../policy.ts';

/** Headers that partners send with payment, wallet and game calls (specification 1, section 5). */
const PARTNER_HEADERS = [
  {
    name: PARTNER_NAME,
    in: 'header',
    required: false,
    description:
      'The site that the call comes from, one of our partners. Without it the call is the player site’s own.',
    schema: { type: 'string' },
  },
  {
    name: PARTNER_AUTHORIZATION,
    in: 'header',
    required: false,
    description:
      'A partner token of POST /api/partner/token, good for five minutes; never the value of a session cookie. Optional ' +
      'beside a session cookie, and without one the proof of who asks.',
    schema: { type: 'string' },
  },
];
const AUTHORIZATION_HEADER = {
  name: 'authorization',
  in: 'header',
  required: false,
  description: 'The same token, with or without `Bearer`, where `partner-authorization` is absent.',
  schema: { type: 'string' },
};
const PARTNER_REFUSALS = ['partner-unknown', 'partner-token-invalid'] as const;

type Paths = Record<string, Record<string, unknown>>;

/**
 * An OpenAPI 3.1 document made from the contracts alone, so that it cannot disagree with the server. Its operations are
 * worked out when somebody first reads them, not while a server starts.
 */
export function openApiDocument(contracts: readonly RouteContract[], policies: PolicyTable = {}) {
  let paths: Paths | null = null;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ordago',
      version: '1',
      description:
        'Calls of the player site, of the betting line (under /line) and of the back office (under /api/staff).',
    },
    get paths() {
      paths ??= pathsOf(contracts, policies);
      return paths;
    },
  };
}

/**
 * Serves the document as a page under `/api/docs` and as JSON under `/api/docs/json`. The page's own server is made when
 * somebody first opens it: its packages are no part of a start.
 */
export function serveApiDocs(app: FastifyInstance, contracts: readonly RouteContract[], policies: PolicyTable): void {
  let pages: Promise<FastifyInstance> | null = null;
  const serve = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    pages ??= createDocsPages(openApiDocument(contracts, policies));
    const { statusCode, headers: answered, rawPayload } = await (await pages).inject({ url, headers });
    // Transfer of the bytes is the outer server's business.
    const { connection, 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answered;
    return reply.code(statusCode).headers(rest).send(rawPayload);
  };
  app.get('/api/docs', serve);
  app.get('/api/docs/*', serve);
  app.addHook('onClose', async () => (await pages)?.close());
}

async function createDocsPages(document: ReturnType<typeof openApiDocument>): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const pages = fastify({ logger: false });
  await pages.register(swagger, { mode: 'static', specification: { document: document as never } });
  await pages.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none' } });
  return pages;
}

function pathsOf(contracts: readonly RouteContract[], policies: PolicyTable): Paths {
  const paths: Paths = {};
  for (const contract of contracts) {
    for (const path of [contract.path, ...(contract.aliases ?? [])]) {
      const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
      paths[template] = { ...paths[template], [contract.method.toLowerCase()]: operationOf(contract, policies) };
    }
  }
  return paths;
}

function operationOf(contract: RouteContract, policies: PolicyTable): Record<string, unknown> {
  const area = contract.name.split('.')[0] ?? contract.name;
  const { takesPartnerToken = false, takesAuthorization = false } = policies[contract.name] ?? {};
  const headers = [
    ...(takesPartnerToken ? PARTNER_HEADERS : []),
    ...(takesAuthorization ? [AUTHORIZATION_HEADER] : []),
  ];
  return {
    operationId: contract.name,
    tags: [area],
    summary: contract.summary,
    description: refusalTable(headers.length > 0 ? [...contract.refusals, ...PARTNER_REFUSALS] : contract.refusals),
    parameters: [...parametersOf(contract, 'params', 'path'), ...parametersOf(contract, 'query', 'query'), ...headers],
    ...(contract.body
      ? { requestBody: { required: true, content: jsonContent(schemaOf(contract.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Success', content: jsonContent(answerSchema(contract)) },
      default: { description: 'A refusal: the code and its sentence in the language of the caller.' },
    },
  };
}

function refusalTable(refusals: readonly RefusalName[]): string {
  if (refusals.length === 0) return 'Refuses nothing of its own.';
  return ['| code | refusal |', '|---|---|', ...refusals.map((name) => `| ${errorOf(name).code} | ${name} |`)].join(
    '\n',
  );
}

function parametersOf(contract: RouteContract, part: 'params' | 'query', place: 'path' | 'query'): unknown[] {
  const schema = contract[part] ? schemaOf(contract[part], 'input') : {};
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Record<string, unknown> | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function answerSchema(contract: RouteContract): unknown {
  const result = schemaOf(contract.answer, 'output');
  if (contract.wire !== 'standard') return result;
  return { type: 'object', properties: { status: { const: 0 }, result, error_message: { const: '' } } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
}

function jsonContent(schema: unknown) {
  return { 'application/json': { schema } };
}
