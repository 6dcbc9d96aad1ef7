/** A job cannot run now. It runs later, and the attempt does not count. */
export class Postponed extends Error {
  override name = 'Postponed';
}
