/** Where the lifecycle gets the access token from. Its owner decides how one is refreshed and stored. */
export interface TokenSource {
  /** The token to send, refreshed first when it has expired; undefined for an anonymous visitor. */
  current(): Promise<string | undefined> | string | undefined;
  /** Removes the access-token cookie after a 401. */
  clear(): void;
  /** A token newer than the refused one; undefined when there is none to be had. */
  fresh(refused: string | undefined): Promise<string | undefined>;
}
