/** An error that the operator can solve: printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
