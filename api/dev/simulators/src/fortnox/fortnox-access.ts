import type { Grant } from './fortnox-records';
import type { FortnoxState } from './fortnox-state';
import { newToken } from './fortnox-state';

const CODE_LIFETIME_MS = 10 * 60_000;
const ACCESS_LIFETIME_MS = 3_600_000;
const REFRESH_LIFETIME_MS = 45 * 86_400_000;

interface Consent {
  readonly company: string;
  readonly scope: string;
  readonly redirectUri: string;
}
export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly expires_in: number;
  readonly token_type: 'bearer';
}

/** Codes, tokens and grants. Codes are single use and expire in ten minutes, refresh tokens are single use. */
export interface FortnoxAccess {
  issueCode(consent: Consent): string;
  exchangeCode(code: string, redirectUri: string): TokenAnswer | undefined;
  refresh(refreshToken: string): TokenAnswer | undefined;
  revoke(token: string): void;
  /** The grant of an access token that is valid now. */
  find(accessToken: string): Grant | undefined;
  expire(accessToken: string): void;
}

const toAnswer = ({ accessToken, refreshToken, scope }: Grant): TokenAnswer => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  scope,
  expires_in: ACCESS_LIFETIME_MS / 1000,
  token_type: 'bearer',
});

export const createFortnoxAccess = (state: FortnoxState, now: () => Date): FortnoxAccess => {
  const codes = new Map<string, Consent & { readonly expiresAt: number }>();
  const byAccessToken = new Map([...state.grants.values()].map(({ accessToken, id }) => [accessToken, id]));
  const save = (value: Grant): Grant => {
    byAccessToken.set(value.accessToken, value.id);
    state.save({ kind: 'grant', company: value.company, value });
    return value;
  };
  const newTokens = () => ({
    accessToken: newToken(),
    accessExpiresAt: now().getTime() + ACCESS_LIFETIME_MS,
    refreshToken: newToken(),
    refreshExpiresAt: now().getTime() + REFRESH_LIFETIME_MS,
  });
  const grantOf = (accessToken: string): Grant | undefined => {
    const grant = state.grants.get(byAccessToken.get(accessToken) ?? '');
    return grant?.accessToken === accessToken ? grant : undefined;
  };
  return {
    issueCode: (consent) => {
      const code = newToken();
      codes.set(code, { ...consent, expiresAt: now().getTime() + CODE_LIFETIME_MS });
      return code;
    },
    exchangeCode: (code, redirectUri) => {
      const consent = codes.get(code);
      codes.delete(code);
      if (consent === undefined || consent.expiresAt < now().getTime()) return undefined;
      if (consent.redirectUri !== redirectUri) return undefined;
      const { company, scope } = consent;
      return toAnswer(save({ id: newToken(), company, scope, isRevoked: false, ...newTokens() }));
    },
    refresh: (refreshToken) => {
      const grant = [...state.grants.values()].find((one) => one.refreshToken === refreshToken);
      if (grant === undefined || grant.isRevoked || grant.refreshExpiresAt < now().getTime())
        return undefined;
      return toAnswer(save({ ...grant, ...newTokens() }));
    },
    revoke: (token) => {
      for (const grant of [...state.grants.values()])
        if (grant.refreshToken === token || grant.accessToken === token) save({ ...grant, isRevoked: true });
    },
    find: (accessToken) => {
      const grant = grantOf(accessToken);
      const isValid = grant !== undefined && !grant.isRevoked && grant.accessExpiresAt > now().getTime();
      return isValid ? grant : undefined;
    },
    expire: (accessToken) => {
      const grant = grantOf(accessToken);
      if (grant !== undefined) save({ ...grant, accessExpiresAt: 0 });
    },
  };
};
