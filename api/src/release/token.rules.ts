import { remoteNames } from '@husrum/contract/routes';

/** Whose tokens are asked for: a remote of the product. One that is no longer in it is still relieved of its tokens. */
export const remoteOfTokens = (asked: string | undefined, revoke = false): string | undefined =>
  revoke && /^mf-[a-z0-9-]+$/.test(asked ?? '') ? asked : remoteNames.find((name) => name === asked);
