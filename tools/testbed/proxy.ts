import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket, connect as tcpConnect } from 'node:net';

/** One connection through the proxy: the caller's socket, the server's, and what happens between them. */
interface Pair {
  caller: Socket;
  server: Socket;
  /** What the caller sent last, up to `MEMORY` characters: enough to know a connection that listens. */
  sent: string;
  silent: boolean;
}

export interface CutRule {
  /** Text in what the caller sends, in lower case, e.g. `commit`. */
  when: string;
  /** Whether the server still gets it. With `true` its answer is lost: nobody knows whether it was done. */
  forward: boolean;
}

/** A TCP proxy on loopback that fails on demand, to stand between the shop and its database or mail server. */
export interface FaultyProxy {
  port: number;
  /** The address of the target with the proxy's host and port in place of its own. */
  url(target: string): string;
  /** Ends every open connection with a reset, as a server that loses its memory does. New ones go through. */
  reset(): void;
  /** Refuses new connections and resets the open ones, until `resume`. */
  refuse(): void;
  /**
   * Lets no byte through in either direction, as packets dropped without a word: of all connections and new ones, or of the
   * open ones that `which` names by what they sent. What was held back arrives after `resume`.
   */
  silence(which?: (sent: string) => boolean): void;
  /** Holds every chunk back for so many milliseconds. */
  delay(milliseconds: number): void;
  /** Resets the next connection that sends the text, once. Resolves when it has happened. */
  cutOnce(rule: CutRule): Promise<void>;
  /** Ends every fault. */
  resume(): void;
  /** Open connections. */
  count(): number;
  stop(): Promise<void>;
}

const MEMORY = 2000;

/** Holds back, or lets go on, what either end of a connection sends. */
function setSilent(pair: Pair, silent: boolean): void {
  pair.silent = silent;
  for (const socket of [pair.caller, pair.server]) silent ? socket.pause() : socket.resume();
}

/** Starts a proxy in front of `target` (`host:port`, or an address with both). */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port: targetPort } = new URL(target.includes('://') ? target : `tcp://${target}`);
  const pairs = new Set<Pair>();
  /** All that are not closed, also the other end of a pair of which one is. */
  const sockets = new Set<Socket>();
  const state = { refuses: false, silent: false, latency: 0 };
  let cut: (CutRule & { done(): void }) | undefined;

  const end = (pair: Pair): void => {
    pairs.delete(pair);
    // A reset while the goodbye is on its way never completes in Node 24, and the process then spins at its end.
    for (const socket of [pair.caller, pair.server])
      socket.writableEnded ? socket.destroy() : socket.resetAndDestroy();
  };

  const listener = createServer((caller) => {
    if (state.refuses) return void caller.resetAndDestroy();
    const server = tcpConnect(Number(targetPort), hostname);
    const pair: Pair = { caller, server, sent: '', silent: false };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket): void => {
      from.setNoDelay(true);
      sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        const write = (): boolean => to.writable && to.write(chunk);
        if (from === caller) {
          pair.sent = (pair.sent + chunk.toString('latin1').toLowerCase()).slice(-MEMORY);
          const rule = cut;
          if (rule && chunk.toString('latin1').toLowerCase().includes(rule.when)) {
            cut = undefined;
            // The answer is lost with the connection: bytes that the server sends from here on go nowhere.
            server.removeAllListeners('data');
            if (rule.forward) write();
            setTimeout(() => {
              end(pair);
              rule.done();
            }, 50);
            return;
          }
        }
        if (state.latency > 0) setTimeout(write, state.latency);
        else write();
      });
      from.on('end', () => to.end());
      from.on('error', () => end(pair));
      from.on('close', () => {
        pairs.delete(pair);
        sockets.delete(from);
      });
    };
    pass(caller, server);
    pass(server, caller);
    if (state.silent) setSilent(pair, true);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  return {
    port,
    url: (address) => {
      const url = new URL(address);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    reset: () => {
      for (const pair of pairs) end(pair);
    },
    refuse: () => {
      state.refuses = true;
      for (const pair of pairs) end(pair);
    },
    silence: (which) => {
      if (!which) state.silent = true;
      for (const pair of pairs) if (!which || which(pair.sent)) setSilent(pair, true);
    },
    delay: (milliseconds) => {
      state.latency = milliseconds;
    },
    cutOnce: (rule) =>
      new Promise((done) => {
        cut = { ...rule, done };
      }),
    resume: () => {
      cut = undefined;
      Object.assign(state, { refuses: false, silent: false, latency: 0 });
      for (const pair of pairs) if (pair.silent) setSilent(pair, false);
    },
    count: () => pairs.size,
    stop: async () => {
      for (const pair of pairs) end(pair);
      for (const socket of sockets) socket.destroy();
      const closed = once(listener, 'close');
      listener.close();
      await closed;
    },
  };
}
