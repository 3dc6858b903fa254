import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorOf, type RouteContract } from '@ordago/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** An OpenAPI 3.1 document made from the contracts alone, so that it cannot disagree with the server. */
export function openApiDocument(contracts: readonly RouteContract[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) {
    for (const path of [contract.path, ...(contract.aliases ?? [])]) {
      const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
      paths[template] = { ...paths[template], [contract.method.toLowerCase()]: operationOf(contract) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ordago',
      version: '1',
      description:
        'Calls of the player site, of the betting line (under /line) and of the back office (under /api/staff).',
    },
    paths,
  };
}

/** Serves the document as a page under `/api/docs` and as JSON under `/api/docs/json`. */
export async function serveApiDocs(app: FastifyInstance, contracts: readonly RouteContract[]): Promise<void> {
  const document = openApiDocument(contracts) as never;
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
}

function operationOf(contract: RouteContract): Record<string, unknown> {
  const area = contract.name.split('.')[0] ?? contract.name;
  return {
    operationId: contract.name,
    tags: [area],
    summary: contract.summary,
    description: refusalTable(contract),
    parameters: [...parametersOf(contract, 'params', 'path'), ...parametersOf(contract, 'query', 'query')],
    ...(contract.body
      ? { requestBody: { required: true, content: jsonContent(schemaOf(contract.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Success', content: jsonContent(answerSchema(contract)) },
      default: { description: 'A refusal: the code and its sentence in the language of the caller.' },
    },
  };
}

function refusalTable({ refusals }: RouteContract): string {
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
