import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a control call: JSON for programmes, and for a person's form the way back to the section they came from. */
export function answerBoth(
  request: FastifyRequest,
  reply: FastifyReply,
  section: string,
  value: unknown,
): FastifyReply {
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (!isForm) return reply.send(value);
  const from = /[?&]lang=(en|pt)/.exec(request.headers.referer ?? '')?.[1];
  return reply.redirect(`/${from ? `?lang=${from}` : ''}#${section}`, 303);
}
