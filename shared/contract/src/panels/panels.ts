import type { Owner } from '../routes/route';

type Id = number;

/**
 * What one domain shows inside another's page. The owner exposes a React component under the name;
 * anybody places it by `<Panel name=… />` with exactly these props.
 */
export interface PanelProps {
  /** Rent notices of a lease, newest first. */
  'lease.invoices': { leaseId: Id; inactive: boolean };
  /** Rent notices of a tenant. */
  'tenant.invoices': { tenantId: Id };
  /** Tickets of a tenant. */
  'tenant.tickets': { tenantId: Id };
  /** Tickets of an object. */
  'entity.tickets': { entityId: Id };
  /** Present and past leases of a rentable object, with the ways on from there. */
  'entity.leases': { entityId: Id };
  /** What comes in during the next 12 months. */
  'dashboard.projection': Record<never, never>;
  /** How much of what was asked for this month is paid. */
  'dashboard.collected': Record<never, never>;
  /** Move-ins and move-outs of the coming seven days. */
  'dashboard.week': Record<never, never>;
  /** Tickets nobody has taken yet. */
  'dashboard.tickets': Record<never, never>;
  /** Files that belong to a row of any domain; `readOnly` hides uploading, changing and deleting. */
  'files.of': { type: 'entity' | 'lease' | 'company'; id: Id; readOnly?: boolean };
}
export type PanelName = keyof PanelProps;

export const panels = {
  'lease.invoices': { owner: 'mf-economy', title: 'Hyresavier', height: 320 },
  'tenant.invoices': { owner: 'mf-economy', title: 'Hyresavier', height: 320 },
  'tenant.tickets': { owner: 'mf-maintenance', title: 'Ärenden', height: 240 },
  'entity.tickets': { owner: 'mf-maintenance', title: 'Ärenden', height: 240 },
  'entity.leases': { owner: 'mf-leases', title: 'Uthyrning', height: 240 },
  'dashboard.projection': { owner: 'mf-economy', title: 'Kommande tolv månader', height: 320 },
  'dashboard.collected': { owner: 'mf-economy', title: 'Inbetalt av aviserat denna månad', height: 160 },
  'dashboard.week': { owner: 'mf-leases', title: 'Kommande sju dagar', height: 240 },
  'dashboard.tickets': { owner: 'mf-maintenance', title: 'Nya ärenden', height: 240 },
  'files.of': { owner: 'mf-objects', title: 'Filer', height: 200 },
} as const satisfies Readonly<Record<PanelName, { owner: Owner; title: string; height: number }>>;

/** The panels that a bundle offers. */
export type PanelsOf<O extends Owner> = {
  [N in PanelName]: (typeof panels)[N]['owner'] extends O ? N : never;
}[PanelName];

export const panelNames = Object.keys(panels).filter((name): name is PanelName => name in panels);
