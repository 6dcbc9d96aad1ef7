import { remoteNames } from '@husrum/contract/routes';

/**
 * The remote that a token command names. The result is undefined when there is no such remote. Tokens can also be revoked for
 * a remote that no longer exists.
 */
export const parseTokenRemote = (name: string | undefined, revoke = false): string | undefined =>
  revoke && /^mf-[a-z0-9-]+$/.test(name ?? '') ? name : remoteNames.find((remote) => remote === name);
