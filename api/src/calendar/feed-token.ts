import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../platform/http/tokens';

const SEED_BYTES = 16;
const SEED_LENGTH = 22;

export const createSeed = (): string => randomBytes(SEED_BYTES).toString('base64url');

/**
 * The secret part of a feed's address: a random seed and the server's keyed hash of it. The database has only the seed:
 * the server can show the address again, but the table alone does not reveal it.
 */
export const createFeedToken = (tokens: Pick<Tokens, 'pseudonymize'>, seed: string): string =>
  seed + tokens.pseudonymize(`calendar feed ${seed}`);

/** The seed of an authentic token; undefined for any other text. */
export const readFeedSeed = (tokens: Pick<Tokens, 'pseudonymize'>, token: string): string | undefined => {
  const seed = token.slice(0, SEED_LENGTH);
  const [given, expected] = [Buffer.from(token), Buffer.from(createFeedToken(tokens, seed))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? seed : undefined;
};
