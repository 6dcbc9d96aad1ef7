import type { EventOwner } from '../event/event.types';
import type { Owner } from '../routes/route';

type Id = number;

interface Described {
  readonly owner: Owner;
  readonly title: string;
  /** Of the skeleton, in pixels: the page must not move when the panel has come. */
  readonly height: number;
  readonly props?: object | undefined;
}

/** The props that the owner's component takes: known to the compiler, nothing when the program runs. */
const taking = <P extends object>(): P | undefined => undefined;

/**
 * What one domain shows inside another's page. The owner exposes a React component under the name;
 * anybody places it by `<Panel name=… />` with exactly these props.
 */
export const panels = {
  /** Rent invoices of a lease, newest first. */
  'lease.invoices': {
    owner: 'mf-economy',
    title: 'Hyresavier',
    height: 320,
    props: taking<{ leaseId: Id; inactive: boolean }>(),
  },
  /** The invoices that the coming runs will make for a lease. */
  'lease.forecast': {
    owner: 'mf-economy',
    title: 'Kommande hyresavier',
    height: 320,
    props: taking<{ leaseId: Id }>(),
  },
  /** Surcharges and deductions of a lease. */
  'lease.addons': {
    owner: 'mf-economy',
    title: 'Tillägg',
    height: 200,
    props: taking<{ leaseId: Id; inactive: boolean }>(),
  },
  /** Rent invoices of a tenant. */
  'tenant.invoices': {
    owner: 'mf-economy',
    title: 'Hyresavier',
    height: 320,
    props: taking<{ tenantId: Id }>(),
  },
  /** Tickets of a tenant. */
  'tenant.tickets': {
    owner: 'mf-maintenance',
    title: 'Ärenden',
    height: 240,
    props: taking<{ tenantId: Id }>(),
  },
  /** Tickets of an object. */
  'entity.tickets': {
    owner: 'mf-maintenance',
    title: 'Ärenden',
    height: 240,
    props: taking<{ entityId: Id }>(),
  },
  /** Present and past leases of a rentable object, with the ways on from there. */
  'entity.leases': { owner: 'mf-leases', title: 'Uthyrning', height: 240, props: taking<{ entityId: Id }>() },
  /** Rent adjustments of an object, and those that reach it from above. */
  'entity.adjustments': {
    owner: 'mf-economy',
    title: 'Hyresjusteringar',
    height: 200,
    props: taking<{ entityId: Id }>(),
  },
  /** What comes in during the next 12 months. */
  'dashboard.projection': { owner: 'mf-economy', title: 'Kommande tolv månader', height: 320 },
  /** How much of what was asked for this month is paid. */
  'dashboard.collected': { owner: 'mf-economy', title: 'Inbetalt av aviserat denna månad', height: 160 },
  /** Move-ins and move-outs of the coming seven days. */
  'dashboard.week': { owner: 'mf-leases', title: 'Kommande sju dagar', height: 240 },
  /** Tickets nobody has taken yet. */
  'dashboard.tickets': { owner: 'mf-maintenance', title: 'Nya ärenden', height: 240 },
  /** Files that belong to a row of any domain; `readOnly` hides uploading, changing and deleting. */
  'files.of': {
    owner: 'mf-objects',
    title: 'Filer',
    height: 200,
    props: taking<{ type: 'entity' | 'lease' | 'company'; id: Id; readOnly?: boolean }>(),
  },
  /** Notes that people have written on an object or a lease; `readOnly` hides writing, changing and deleting. */
  'events.of': {
    owner: 'mf-objects',
    title: 'Händelser',
    height: 200,
    props: taking<{ type: EventOwner; id: Id; readOnly?: boolean }>(),
  },
} as const satisfies Readonly<Record<string, Described>>;

export type PanelName = keyof typeof panels;

type PropsOf<D> = D extends { readonly props: infer P } ? Exclude<P, undefined> : Record<never, never>;
export type PanelProps = { [N in PanelName]: PropsOf<(typeof panels)[N]> };

/** The panels that a bundle offers. */
export type PanelsOf<O extends Owner> = {
  [N in PanelName]: (typeof panels)[N]['owner'] extends O ? N : never;
}[PanelName];

export const panelNames = Object.keys(panels).filter((name): name is PanelName => name in panels);
