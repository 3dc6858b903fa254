import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Proxy to the site that can hold an answer for ever. It runs outside the browser, whose own cache answers as it does
 * for a person: a route that Playwright intercepts switches that cache off.
 */
export class SlowConnection {
  /** Numbers of calls of the held path that went through, and that wait. */
  passed = 0;
  waiting = 0;
  private isHolding = false;
  private readonly held = new Set<ServerResponse>();

  private constructor(
    private readonly server: http.Server,
    readonly origin: string,
  ) {}

  /** Opens a proxy to `site` that can hold the answers of `path`. */
  static async open(site: string, path: string): Promise<SlowConnection> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const connection = new SlowConnection(server, `http://localhost:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      if (request.url === path && connection.isHolding) {
        connection.waiting += 1;
        connection.held.add(response);
        return;
      }
      if (request.url === path) connection.passed += 1;
      const { hostname, port } = new URL(site);
      const onward = http.request(
        { hostname, port, method: request.method, path: request.url, headers: request.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
    return connection;
  }

  /** From now on nobody gets an answer. */
  hold(): void {
    this.isHolding = true;
  }

  async close(): Promise<void> {
    for (const response of this.held) response.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
