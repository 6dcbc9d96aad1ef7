import { createHash, randomBytes } from 'node:crypto';

/** A random token for a link or for a program that signs in. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token. The database stores only this, so that a leaked copy is useless. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
