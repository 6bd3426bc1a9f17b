import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A message that a receiver was sent, whatever it answered. */
export interface Received {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
  /** As it came, and its headers. */
  body: string;
  headers: Record<string, string>;
}

/** What a receiver does with a message: a status, a status with a body, or nothing at all. */
type Answer = number | { status: number; body?: string; headers?: Record<string, string> } | 'hang' | 'cut';

/** A system beside the shop, over HTTP on this machine. */
export async function openReceiver() {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const receiver = {
    url: '',
    received,
    /** Types of what was sent, in order. */
    types: () => received.map(({ type }) => type),
    /** Decides what becomes of a message. */
    answer: (_message: Received): Answer => 204,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const message = { ...JSON.parse(body), body, headers: request.headers } as Received;
    received.push(message);
    const answer = receiver.answer(message);
    if (answer === 'hang') return;
    if (answer === 'cut') return void request.socket.destroy();
    const {
      status,
      body: said = '',
      headers = {},
    } = typeof answer === 'number' ? { status: answer } : answer;
    response.writeHead(status, headers).end(said);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
