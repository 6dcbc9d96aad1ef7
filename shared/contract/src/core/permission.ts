/**
 * What a permission is about:
 * - own: the user's own profile, sessions, bell and list views
 * - property: companies, objects, leases, agreements, receipts, tickets and maintenance
 * - contact: tenants, their addresses, messages to them, and files and events of every page
 * - economy: invoices, payments, add-ons, rents and accounting
 * - administration: the business, its users, subscription, integrations and tenant portal
 */
export const permissionAreas = ['own', 'property', 'contact', 'economy', 'administration'] as const;
export type PermissionArea = (typeof permissionAreas)[number];

/** `read` is for looking, `write` for everything that changes something or starts a change. */
export type Permission = `${PermissionArea}.${'read' | 'write'}`;
