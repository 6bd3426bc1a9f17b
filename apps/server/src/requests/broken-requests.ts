import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '@crema/commerce/platform/clock/index';
import { correlationIdOf } from '@crema/commerce/platform/http/correlation';
import { PLAIN } from './security-headers.ts';

/** Errors of Node's parser as the API reports them. */
const COMPLAINTS = new Map<string, readonly [status: number, type: string, message: string]>([
  ['HPE_HEADER_OVERFLOW', [431, 'HeaderFieldsTooLargeError', 'The header is too large.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'RequestTimeoutError', 'The request took too long to arrive.']],
]);
const MALFORMED = [400, 'BadRequestError', 'The request is not well formed.'] as const;

/** Answers requests that Node refuses before any handler with the error body of the API. */
export function answerBrokenRequests(server: Server, clock: Clock): void {
  const write = (socket: Duplex, status: number, type: string, message: string): void => {
    if (!socket.writable) return;
    const body = errorBody(type, message);
    const headers = {
      ...PLAIN,
      'content-type': 'application/json',
      'x-correlation-id': correlationIdOf(undefined, clock),
      'content-length': body.length,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    write(socket, ...(COMPLAINTS.get(error.code ?? '') ?? MALFORMED)),
  );
  server.on('connect', (_request, socket) =>
    write(socket, 405, 'MethodNotAllowedError', 'CONNECT is not possible here.'),
  );
  server.on('checkExpectation', (request, response) => {
    response.setHeader('x-correlation-id', correlationIdOf(request.headers['x-correlation-id'], clock));
    refuse(response, 417, 'ExpectationFailedError', 'Only 100-continue can be expected here.');
  });
}

/** Whether a request lacks the host that HTTP/1.1 requires; older versions do not. */
export const namesNoHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

/** An answer that neither the storefront nor the engine gives. */
export function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  response.writeHead(status, { ...PLAIN, 'content-type': 'application/json' }).end(errorBody(type, message));
}

const errorBody = (type: string, message: string): string => JSON.stringify({ errors: [{ type, message }] });
