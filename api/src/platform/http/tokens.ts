import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { problem } from '../errors';

/** What the access token says. The session's row decides whether it still counts. */
export interface Claims {
  /** User. */
  sub: number;
  /** Session. */
  jti: string;
  billable: { id: number; name: string; membership: number };
  boarded: boolean;
}

export const TOKEN_SECONDS = 60 * 60;

/** Signing, as the platform's plugin does it. */
export interface Signer {
  sign(payload: Record<string, unknown>, options: { expiresIn: number }): string;
  verify(token: string): Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const signerOf = ({ jwt }: FastifyInstance): Signer => ({
  sign: (payload, options) => jwt.sign(payload, options),
  verify: (token) => {
    const payload: unknown = jwt.verify(token);
    return isRecord(payload) ? payload : {};
  },
});

export interface Tokens {
  sign(claims: Claims): string;
  /** The claims of a valid access token; 401 for anything else. */
  read(authorization: string | undefined): Claims;
  /** The same where everybody is let in: a sign-in that no longer counts is a stranger's, and no refusal. */
  readAny(authorization: string | undefined): Claims | undefined;
  /** Stands for somebody without saying who: the same for the same, and only the server can make it. */
  mark(text: string): string;
  /** Other short-lived proofs, such as the address of a file. */
  seal(kind: string, payload: Record<string, string | number>, seconds: number): string;
  unseal(kind: string, token: string): Record<string, unknown> | undefined;
}

const claimsOf = ({ sub, jti, billable, boarded }: Record<string, unknown>): Claims | undefined => {
  if (typeof jti !== 'string' || typeof boarded !== 'boolean' || !isRecord(billable)) return undefined;
  const user = Number(sub);
  const { id, name, membership } = billable;
  if (
    !Number.isSafeInteger(user) ||
    typeof id !== 'number' ||
    typeof name !== 'string' ||
    typeof membership !== 'number'
  )
    return undefined;
  return { sub: user, jti, billable: { id, name, membership }, boarded };
};

export const tokensOf = (signer: Signer, secret: string): Tokens => {
  const verified = (token: string): Record<string, unknown> | undefined => {
    try {
      return signer.verify(token);
    } catch {
      return undefined;
    }
  };
  const readAny: Tokens['readAny'] = (authorization) => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    const payload = token ? verified(token) : undefined;
    return payload && payload.use === undefined ? claimsOf(payload) : undefined;
  };
  return {
    sign: (claims) => signer.sign({ ...claims, sub: String(claims.sub) }, { expiresIn: TOKEN_SECONDS }),
    read: (authorization) => {
      const claims = readAny(authorization);
      if (!claims) throw problem('signedOut');
      return claims;
    },
    readAny,
    mark: (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22),
    seal: (kind, payload, seconds) => signer.sign({ ...payload, use: kind }, { expiresIn: seconds }),
    unseal: (kind, token) => {
      const payload = verified(token);
      return payload?.use === kind ? payload : undefined;
    },
  };
};
