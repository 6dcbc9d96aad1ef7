/** Its team has taken the remote out of the product: its pages do not exist, and nothing is wrong. */
export class Removed extends Error {}

/** The code of a remote could not be had: it is not deployed, not reachable, not what it should be, or too new. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    cause: unknown,
    /** The build that was asked for, if it came so far; a sentence about time or contract names none. */
    readonly build?: string,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }

  get isRemoved(): boolean {
    return this.cause instanceof Removed;
  }
}
