import { type Call, callKey, isForUsers } from '../core/call';
import type { Permission, PermissionArea } from '../core/permission';
import { areaByNoun } from './area-by-noun';
import { isPermitted, type Role } from './role';

const areas: Readonly<Record<string, PermissionArea | undefined>> = areaByNoun;

/** The permission that a role must have for the call. Throws for a call of a noun without an area. */
export const callPermission = (call: Call): Permission => {
  if (call.requires !== undefined) return call.requires;
  const [noun] = callKey(call);
  const area = areas[noun];
  if (area === undefined) throw new Error(`${noun} has no area: add it to areaByNoun`);
  return `${area}.${call.method === 'GET' ? 'read' : 'write'}`;
};

/** Whether a user of the role may make the call. Calls that are not for users ask for no role. */
export const mayCall = (role: Role, call: Call): boolean =>
  !isForUsers(call) || isPermitted(role, callPermission(call));

/**
 * Nouns whose calls a business without trial and subscription may make: to sign in, to subscribe, to ask for help and to read
 * announcements.
 */
const nounsWithoutMembership: readonly string[] = ['session', 'membership', 'help', 'announcement'];

/** Whether the call is only for businesses on trial or with a subscription. */
export const needsMembership = (call: Call): boolean =>
  !call.needsNoMembership && !nounsWithoutMembership.includes(callKey(call)[0]);
