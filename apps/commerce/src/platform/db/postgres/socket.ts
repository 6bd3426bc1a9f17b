import { Socket } from 'node:net';

type Sent = string | Uint8Array;
type Heard = (error?: Error | null) => void;

/**
 * A connection's socket that hands the system everything that is written in one turn of the event loop at once: each hand-over
 * costs the shop as much as making a small statement, and wakes the server.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  override write(sent: Sent, heard?: Heard): boolean;
  override write(sent: Sent, encoding?: BufferEncoding, heard?: Heard): boolean;
  override write(sent: Sent, second?: BufferEncoding | Heard, heard?: Heard): boolean {
    if (!this.#gathering) {
      this.#gathering = true;
      this.cork();
      process.nextTick(() => {
        this.#gathering = false;
        this.uncork();
      });
    }
    if (typeof second === 'function') return super.write(sent, second);
    return super.write(sent, second, heard);
  }
}
