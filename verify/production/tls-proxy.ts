import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

/** Proxy as an operator has it: ends TLS, and passes each name on to a port of this machine. */
export interface TlsProxy {
  readonly port: number;
  close(): void;
}

/** @param targets - port by name; filled in before the first call */
export async function startTlsProxy(certificate: Certificate, targets: ReadonlyMap<string, number>): Promise<TlsProxy> {
  const server = https.createServer({ key: certificate.key, cert: certificate.cert }, (request, reply) => {
    const port = targets.get((request.headers.host ?? '').split(':')[0] ?? '');
    if (port === undefined) return void reply.writeHead(421).end();
    const forwarded = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' };
    const options = { host: '127.0.0.1', port, method: request.method, path: request.url, headers: forwarded };
    const onward = http.request(options, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
