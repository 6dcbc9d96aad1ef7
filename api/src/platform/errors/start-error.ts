/** Something the person who starts the server must know: printed as one sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
