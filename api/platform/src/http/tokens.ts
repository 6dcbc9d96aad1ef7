import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { problem } from '../errors';

/** The claims of an access token. The token is valid only as long as its session. */
export interface Claims {
  /** User id. */
  sub: number;
  /** Session id. */
  jti: string;
  /** The business. `membership` is the number of days left of the trial, or one of the values `MEMBERSHIP` of the contract. */
  billable: { id: number; name: string; membership: number };
  /** Whether the guide after registration is finished or closed. */
  boarded: boolean;
}

/** How long an access token is valid. */
export const TOKEN_SECONDS = 60 * 60;

/** JWT signing by the Fastify plugin. */
export interface Signer {
  sign(payload: Record<string, unknown>, options: { expiresIn: number }): string;
  verify(token: string): Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const createSigner = ({ jwt }: FastifyInstance): Signer => ({
  sign: (payload, options) => jwt.sign(payload, options),
  verify: (token) => {
    const payload: unknown = jwt.verify(token);
    return isRecord(payload) ? payload : {};
  },
});

export interface Tokens {
  /** An access token. It expires after `seconds`, by default TOKEN_SECONDS. */
  sign(claims: Claims, seconds?: number): string;
  /** The claims of a valid access token. Throws 401 without one. */
  requireClaims(authorization: string | undefined): Claims;
  /** The same for public calls: undefined without a valid access token. */
  readClaims(authorization: string | undefined): Claims | undefined;
  /** The seconds until a valid access token expires. 0 without one. */
  secondsLeft(authorization: string | undefined): number;
  /** A keyed hash (HMAC): the same for the same text, and only the server can compute it. */
  pseudonymize(text: string): string;
  /** Signs a short-lived token for one purpose, for example for the URL of a file. */
  signPurposeToken(purpose: string, payload: Record<string, string | number>, seconds: number): string;
  verifyPurposeToken(purpose: string, token: string): Record<string, unknown> | undefined;
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

export const createTokens = (signer: Signer, secret: string): Tokens => {
  const tryVerify = (token: string): Record<string, unknown> | undefined => {
    try {
      return signer.verify(token);
    } catch {
      return undefined;
    }
  };
  const readPayload = (authorization: string | undefined): Record<string, unknown> | undefined => {
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
    return token ? tryVerify(token) : undefined;
  };
  const readClaims: Tokens['readClaims'] = (authorization) => {
    const payload = readPayload(authorization);
    return payload && payload.use === undefined ? claimsOf(payload) : undefined;
  };
  return {
    sign: (claims, seconds = TOKEN_SECONDS) =>
      signer.sign({ ...claims, sub: String(claims.sub) }, { expiresIn: seconds }),
    requireClaims: (authorization) => {
      const claims = readClaims(authorization);
      if (!claims) throw problem('signedOut');
      return claims;
    },
    readClaims,
    secondsLeft: (authorization) =>
      Math.max(0, Number(readPayload(authorization)?.exp ?? 0) - Math.floor(Date.now() / 1000)),
    pseudonymize: (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22),
    signPurposeToken: (purpose, payload, seconds) =>
      signer.sign({ ...payload, use: purpose }, { expiresIn: seconds }),
    verifyPurposeToken: (purpose, token) => {
      const payload = tryVerify(token);
      return payload?.use === purpose ? payload : undefined;
    },
  };
};
