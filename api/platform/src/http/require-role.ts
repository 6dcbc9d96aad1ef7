import type { Call } from '@husrum/contract/core';
import { mayCall } from '@husrum/contract/permission';
import { catalogue, problem } from '../errors';
import type { Account } from './context';

/** Throws 403 when the user's role does not permit the call. By the key `role` the browser knows that the session is still valid. */
export const requireRole = ({ role }: Account, call: Call): void => {
  if (mayCall(role, call)) return;
  throw problem('roleNotPermitted', { fields: { role: [catalogue.roleNotPermitted.message] } });
};
