/** The whole file cannot be used; the message is one sentence for the operator. */
export class FileRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'FileRefused';
  }
}
