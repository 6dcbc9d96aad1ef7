import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@husrum/api-platform';

const SEED_BYTES = 16;
/** The length of `SEED_BYTES` in base64url. */
const SEED_CHARACTERS = 22;

export const createSeed = (): string => randomBytes(SEED_BYTES).toString('base64url');

/**
 * The secret part of a feed's address: a random seed and the server's keyed hash of it. The database has only the seed, so that
 * the server can show the address again, but nobody who reads the table can open the feed.
 */
export const createFeedToken = (tokens: Pick<Tokens, 'pseudonymize'>, seed: string): string =>
  seed + tokens.pseudonymize(`calendar feed ${seed}`);

/** The seed of an authentic token; undefined for any other text. */
export const readFeedSeed = (tokens: Pick<Tokens, 'pseudonymize'>, token: string): string | undefined => {
  const seed = token.slice(0, SEED_CHARACTERS);
  const [given, expected] = [Buffer.from(token), Buffer.from(createFeedToken(tokens, seed))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? seed : undefined;
};
