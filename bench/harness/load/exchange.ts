import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Puts a GET to a server without a socket: what the machine's network costs is not in it. Gives the body. */
export function exchange(server: Server, path: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = { method: 'GET', url: path, headers, socket: { remoteAddress: '127.0.0.1' } };
    const kept = new Map<string, unknown>();
    const response = Object.assign(new EventEmitter(), {
      statusCode: 200,
      setHeader: (name: string, value: unknown) => kept.set(name.toLowerCase(), value),
      getHeader: (name: string) => kept.get(name.toLowerCase()),
      writeHead: (status: number) => {
        response.statusCode = status;
        return response;
      },
      destroy: reject,
      end: (body?: Buffer) => {
        response.emit('close');
        if (response.statusCode === 200 && body) resolve(body);
        else reject(new Error(`${response.statusCode} for ${path}`));
      },
    });
    // Node's own types need a socket; the server reads no more of either than these objects hold.
    server.emit('request', request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
}
