import type { EventOwner } from '../objects/event/event.choices';
import type { Owner } from '../routes/route';
import type { FaqTopic } from '../settings/help/faq-topic';

type Id = number;

interface PanelDefinition {
  readonly owner: Owner;
  readonly title: string;
  /** Height of the skeleton in pixels, so that the page does not shift when the panel has loaded. */
  readonly height: number;
  readonly props?: object | undefined;
}

/** Declares the panel's props for the compiler. There is no value at run time. */
const propsType = <P extends object>(): P | undefined => undefined;

/**
 * The parts of pages that one remote renders inside another's page. The owner exposes a React component under the name.
 * Any remote places it with `<Panel name=… />` and exactly these props. `inactive` says that the lease has ended: the panel
 * then offers nothing to add or change.
 */
export const panels = {
  /** Rent invoices of a lease, newest first. */
  'lease.invoices': {
    owner: 'mf-economy',
    title: 'Hyresavier',
    height: 320,
    props: propsType<{ leaseId: Id; inactive: boolean }>(),
  },
  /** The invoices that coming job runs will create for a lease. */
  'lease.forecast': {
    owner: 'mf-economy',
    title: 'Kommande hyresavier',
    height: 320,
    props: propsType<{ leaseId: Id }>(),
  },
  /** Surcharges and deductions of a lease. */
  'lease.addons': {
    owner: 'mf-economy',
    title: 'Tillägg',
    height: 200,
    props: propsType<{ leaseId: Id; inactive: boolean }>(),
  },
  /** Rent invoices of a tenant. */
  'tenant.invoices': {
    owner: 'mf-economy',
    title: 'Hyresavier',
    height: 320,
    props: propsType<{ tenantId: Id }>(),
  },
  /** What the tenant of a lease has left as security, and what became of it. Asked for, used and repaid here, also after the end. */
  'lease.deposits': {
    owner: 'mf-economy',
    title: 'Depositioner',
    height: 120,
    props: propsType<{ leaseId: Id; inactive: boolean }>(),
  },
  /** What a tenant has left as security, over all leases. */
  'tenant.deposits': {
    owner: 'mf-economy',
    title: 'Depositioner',
    height: 120,
    props: propsType<{ tenantId: Id }>(),
  },
  /** Tickets of a tenant. */
  'tenant.tickets': {
    owner: 'mf-maintenance',
    title: 'Ärenden',
    height: 240,
    props: propsType<{ tenantId: Id }>(),
  },
  /** Tickets of an object. */
  'entity.tickets': {
    owner: 'mf-maintenance',
    title: 'Ärenden',
    height: 240,
    props: propsType<{ entityId: Id }>(),
  },
  /**
   * The inspections that the law requires of an object. It is empty for an object whose inspections are those of its house.
   */
  'entity.inspections': {
    owner: 'mf-maintenance',
    title: 'Myndighetskrav',
    height: 240,
    props: propsType<{ entityId: Id }>(),
  },
  /** Maintenance of an object and of the objects in it. */
  'entity.maintenance': {
    owner: 'mf-maintenance',
    title: 'Underhåll',
    height: 240,
    props: propsType<{ entityId: Id }>(),
  },
  /** Maintenance of a company and of its objects. */
  'company.maintenance': {
    owner: 'mf-maintenance',
    title: 'Underhåll',
    height: 240,
    props: propsType<{ companyId: Id }>(),
  },
  /** Maintenance that concerns the tenants of a lease: of its object and of the objects that contain it. */
  'lease.maintenance': {
    owner: 'mf-maintenance',
    title: 'Underhåll',
    height: 240,
    props: propsType<{ leaseId: Id; entityId: Id; inactive: boolean }>(),
  },
  /** Current and past leases of a rentable object. */
  'entity.leases': {
    owner: 'mf-leases',
    title: 'Uthyrning',
    height: 240,
    props: propsType<{ entityId: Id }>(),
  },
  /** Companies and objects as a tree, beside the page of an object or of a company. The object or company of the props is selected. */
  'entity.tree': {
    owner: 'mf-objects',
    title: 'Objektträd',
    height: 480,
    props: propsType<{ entityId?: Id | undefined; companyId?: Id | undefined }>(),
  },
  /** Rent adjustments of an object and of its ancestors. */
  'entity.adjustments': {
    owner: 'mf-economy',
    title: 'Hyresjusteringar',
    height: 200,
    props: propsType<{ entityId: Id }>(),
  },
  /** Expected income of the next 12 months. */
  'dashboard.projection': { owner: 'mf-economy', title: 'Väntade intäkter, tolv månader', height: 320 },
  /** What is sent for this rental month and the next, what of it is paid, and what is left. */
  'dashboard.collected': { owner: 'mf-economy', title: 'Aviserat och inbetalt', height: 200 },
  /** Moves and maintenance of the coming seven days, and what is overdue. */
  'dashboard.week': { owner: 'mf-leases', title: 'Kommande sju dagar och försenat', height: 240 },
  /** New tickets. */
  'dashboard.tickets': { owner: 'mf-maintenance', title: 'Nya ärenden', height: 240 },
  /** Questions and answers, searchable. It opens at the topic of the page, if it has one. */
  'help.faq': {
    owner: 'mf-settings',
    title: 'Vanliga frågor',
    height: 480,
    props: propsType<{ topic?: FaqTopic }>(),
  },
  /** The files of a row. `readOnly` hides uploading, editing and deleting. */
  'files.of': {
    owner: 'mf-objects',
    title: 'Filer',
    height: 200,
    props: propsType<{
      type: 'entity' | 'lease' | 'company' | 'maintenance' | 'ticket';
      id: Id;
      readOnly?: boolean;
    }>(),
  },
  /** The events of an object or a lease. `readOnly` hides writing, editing and deleting. */
  'events.of': {
    owner: 'mf-objects',
    title: 'Händelser',
    height: 200,
    props: propsType<{ type: EventOwner; id: Id; readOnly?: boolean }>(),
  },
} as const satisfies Readonly<Record<string, PanelDefinition>>;

export type PanelName = keyof typeof panels;

type PropsOf<D> = D extends { readonly props: infer P } ? Exclude<P, undefined> : Record<never, never>;
export type PanelProps = { [N in PanelName]: PropsOf<(typeof panels)[N]> };

/** The panels that a bundle owns. */
export type PanelsOf<O extends Owner> = {
  [N in PanelName]: (typeof panels)[N]['owner'] extends O ? N : never;
}[PanelName];

export const panelNames = Object.keys(panels).filter((name): name is PanelName => name in panels);
