import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Commerce } from '@crema/commerce';

/**
 * Listens on a free port of 127.0.0.1 and gives `count` connections of their own, as that many shoppers have.
 * Close it before the app.
 */
export async function openConnections({ app }: Pick<Commerce, 'app'>, count: number) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agents = Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const send = (
    method: 'POST' | 'PATCH' | 'DELETE',
    connection: number,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> =>
    new Promise((resolve, reject) => {
      const body = payload === undefined ? '' : JSON.stringify(payload);
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent: agents[connection % count],
          headers: {
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  return {
    port,
    send,
    post: (connection: number, path: string, payload: object, headers?: Record<string, string>) =>
      send('POST', connection, path, payload, headers),
    close: () => {
      for (const agent of agents) agent.destroy();
    },
  };
}
