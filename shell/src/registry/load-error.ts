/** The remote was removed on purpose: its pages do not exist, and this is no failure. */
export class RemoteRemovedError extends Error {}

/** A remote's code could not be loaded: not deployed, not reachable, wrong integrity, or a too new contract version. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    cause: unknown,
    /** The requested build, if it was known. The message of a timeout or a contract mismatch does not name it. */
    readonly build?: string,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }

  get isRemoved(): boolean {
    return this.cause instanceof RemoteRemovedError;
  }
}
