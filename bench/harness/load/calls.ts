import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body, of the shape that the caller knows it to have. */
  json<Body>(): Body;
}

export interface Connection {
  /** One exchange at a time. Rejects when the connection breaks, as it does when the shop is killed. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  /** As `call`, with a body as it is to be sent. */
  send(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

/** A shop that does not answer at all must not keep a proof from ending. */
const LONGEST_QUIET_MS = 60_000;

/** Where a load goes; `from` gives each connection an address of this machine (127.x.y.z) of its own, as visitors have. */
export interface Target {
  origin: string;
  from?(index: number): string;
}

/** One kept-alive connection to a shop of this machine. @param localAddress address that it comes from */
export function connect(origin: string, localAddress?: string): Connection {
  const { hostname, port } = new URL(origin);
  if (hostname !== '127.0.0.1') throw new Error('Load is only for this machine.');
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(localAddress ? { localAddress } : {}) });
  const send: Connection['send'] = (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : Buffer.from(body);
      const sent = request(
        {
          hostname,
          port,
          method,
          path,
          agent,
          timeout: LONGEST_QUIET_MS,
          headers: payload ? { 'content-length': payload.length, ...headers } : headers,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const { statusCode = 0, headers: received } = response;
            resolve({ status: statusCode, headers: received, text, json: () => JSON.parse(text) });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`No byte of an answer for ${LONGEST_QUIET_MS} ms.`)));
      sent.on('error', reject);
      sent.end(payload);
    });
  return {
    send,
    call: (method, path, body, headers = {}) =>
      body === undefined
        ? send(method, path, undefined, headers)
        : send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    close: () => agent.destroy(),
  };
}

/** Runs `work` once for each connection, all at once, and closes them. */
export async function onConnections<T>(
  target: string | Target,
  count: number,
  work: (connection: Connection, index: number) => Promise<T>,
): Promise<T[]> {
  const { origin, from }: Target = typeof target === 'string' ? { origin: target } : target;
  const connections = Array.from({ length: count }, (_, index) => connect(origin, from?.(index)));
  try {
    return await Promise.all(connections.map(work));
  } finally {
    for (const connection of connections) connection.close();
  }
}
