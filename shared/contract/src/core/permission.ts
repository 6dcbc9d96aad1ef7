/**
 * What a permission is about:
 * - own: what concerns only the user or everybody alike: profile, sessions, bell, list views, saved reports, getting-started
 *   guide, announcements, help
 * - property: companies, objects, leases, agreements, receipts, tickets, maintenance, inspections, search and reports
 * - contact: tenants, their addresses, messages to them, and files and events of every page
 * - economy: invoices, payments, bank files, add-ons, rents, job runs and what is synchronised with accounting
 * - administration: the business, its users, subscription, integrations, accounting settings and tenant portal
 */
export const permissionAreas = ['own', 'property', 'contact', 'economy', 'administration'] as const;
export type PermissionArea = (typeof permissionAreas)[number];

/** An area with `read`, to see what is in it, or with `write`, to change it or to start a change. */
export type Permission = `${PermissionArea}.${'read' | 'write'}`;
