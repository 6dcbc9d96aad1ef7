/** An error whose message alone is meant for the user: no stack trace is printed. */
export class CommandError extends Error {
  override name = 'CommandError';
}
