/** A stored password. */
export interface PasswordHash {
  /** argon2id in its own notation, parameters included. */
  hash: string;
  /** Name of the key that its pepper is derived from. */
  pepper: string;
}
