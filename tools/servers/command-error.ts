/** An error for which only the message is printed, without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}
