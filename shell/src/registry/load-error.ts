/** The code of a remote could not be had: it is not deployed, not reachable, not what it should be, or too new. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
