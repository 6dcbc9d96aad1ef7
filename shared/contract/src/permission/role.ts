import type { Permission, PermissionArea } from '../core/permission';

/** A user's role in the business. */
export const roles = ['ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT', 'READER'] as const;
export type Role = (typeof roles)[number];

export const isAdministrator = (role: Role): boolean => role === 'ADMINISTRATOR';

/** The areas in which each role writes. Every role reads everything. */
const writableAreas: Readonly<Record<Role, readonly PermissionArea[]>> = {
  ADMINISTRATOR: ['own', 'property', 'contact', 'economy', 'administration'],
  MANAGER: ['own', 'property', 'contact', 'economy'],
  ACCOUNTANT: ['own', 'contact', 'economy'],
  READER: ['own'],
};

const writePermissionsByRole = Object.fromEntries(
  roles.map((role) => [
    role,
    new Set<Permission>(writableAreas[role].map((area) => `${area}.write` as const)),
  ]),
);

/** Whether the role has the permission. */
export const isPermitted = (role: Role, permission: Permission): boolean =>
  permission.endsWith('.read') || writePermissionsByRole[role]?.has(permission) === true;
