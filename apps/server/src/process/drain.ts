import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** From refusing readiness to accepting no more connections: long enough for requests sent before the signal to arrive. */
const LAST_CALL_MS = 500;
/** A balancer that still sends after this long ignores readiness. */
const LONGEST_LAST_CALL_MS = 5000;
const LONGEST_ANSWER_MS = 15_000;
const LOOK_EVERY_MS = 50;
/** A connection is accepted in one turn of the event loop and read in the next; each turn accepts one. */
const QUIET_LOOKS = 2;

/**
 * Stops a server once every request under way is answered, after 15 s at the latest. Meanwhile the server must end the
 * connection with each answer.
 */
export async function drain(server: Server): Promise<void> {
  const began = performance.now();
  const after = (ms: number): boolean => performance.now() - began >= ms;
  let quiet = 0;
  const noise = (): void => {
    quiet = 0;
  };
  server.on('connection', noise);
  server.on('request', noise);
  const closed = once(server, 'close');
  const look = (): void => {
    quiet += 1;
    const isQuiet = quiet > QUIET_LOOKS;
    if (server.listening) {
      // HTTP's own `close` would also destroy connections whose request lies unread in the socket.
      if ((isQuiet && after(LAST_CALL_MS)) || after(LONGEST_LAST_CALL_MS))
        NetServer.prototype.close.call(server);
    } else if (after(LONGEST_ANSWER_MS)) server.closeAllConnections();
    else if (isQuiet) server.closeIdleConnections();
  };
  // A timer runs before the sockets of its event loop turn are read; `setImmediate` runs after.
  const looking = setInterval(() => setImmediate(look), LOOK_EVERY_MS);
  await closed;
  clearInterval(looking);
}
