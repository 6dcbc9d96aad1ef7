import type { InspectionKind } from '../../maintenance/statutory-inspection/inspection-kind';
import { routes } from '../../routes';

/** The users who get a notification: one of them, all of the business, or those who can change its settings. */
export type NotificationAudience = 'user' | 'everyone' | 'administrators';

interface NotificationKindInfo {
  /** The noun that it is about, as it is stored and answered. Several kinds may have the same. */
  readonly type: string;
  /** What it tells of, as the end of the sentence "Mejl om …". Kinds with the same text are named once in a sentence. */
  readonly about: string;
  readonly audience: NotificationAudience;
  /** The setting in a user's profile by which it is also mailed. Null: no user can choose a mail of it. */
  readonly mail: string | null;
  /** The path of the page that it links to. Null: no page. */
  readonly link: (...subject: never[]) => string | null;
}

const ticketLink = (id: number): string => routes.ticket.detail({ id });
const invoiceLink = (id: number): string => routes.invoice.detail({ id });
/** The lease page, opened at its files and agreements. */
const agreementLink = (leaseId: number): string => routes.lease.detail({ id: leaseId }, { tab: 'files' });
const usersLink = (): string => routes.setting.users();

/** A list of one row links to the page of the row, a longer one to the page of the rows. */
const linkTo = <R>(rows: readonly R[], toPage: (row: R) => string, listPage: string): string => {
  const [first] = rows;
  return first !== undefined && rows.length === 1 ? toPage(first) : listPage;
};

interface RequirementSubject {
  readonly entity: { readonly id: number };
  readonly kind: InspectionKind;
  readonly installation: { readonly id: number } | null;
}
const requirementLink = ({ entity, kind, installation }: RequirementSubject): string =>
  routes.inspection.requirement(
    { id: entity.id, kind },
    installation ? { installation: installation.id } : {},
  );

/** The tickets of one responsible user whose due date is near, or has passed. */
interface DueTickets {
  readonly tickets: readonly { readonly id: number }[];
  readonly userId: number;
  readonly isOverdue: boolean;
}

/** Two kinds that one setting of the profile mails, under one name. */
const failingConnections = 'kopplingar och synkroniseringar som slutar fungera';

/**
 * Every kind of notification. The settings of the profile are the values of `mail`, in this order: a setting is a column of the user
 * and a field of the profile.
 */
export const notificationKinds = {
  ticketNew: {
    type: 'ticket',
    about: 'nya ärenden',
    audience: 'everyone',
    mail: 'email_notification_ticket',
    link: ticketLink,
  },
  ticketComment: {
    type: 'ticket',
    about: 'nya kommentarer',
    audience: 'everyone',
    mail: 'email_notification_comment',
    link: ticketLink,
  },
  ticketAssigned: {
    type: 'ticket',
    about: 'ärenden som du har fått ansvar för',
    audience: 'user',
    mail: null,
    link: ticketLink,
  },
  invoiceError: {
    type: 'invoice',
    about: 'hyresavier som kräver åtgärd',
    audience: 'everyone',
    mail: 'email_notification_invoice',
    link: (ids: readonly number[]) => linkTo(ids, invoiceLink, routes.invoice.byStatus({ status: 'error' })),
  },
  bankFileUndecided: {
    type: 'bank-file',
    about: 'betalningar från banken som väntar på beslut',
    audience: 'everyone',
    mail: 'email_notification_invoice',
    link: () => `${routes.bankFile.overview()}?work=UNDECIDED`,
  },
  indexRunDue: {
    type: 'index-run',
    about: 'hyror som kan räknas upp enligt index',
    audience: 'everyone',
    mail: null,
    link: (year: number) => routes.indexRun.create({}, { year }),
  },
  indexLetterUndelivered: {
    type: 'index-run',
    about: 'brev om ny hyra som inte har kommit fram',
    audience: 'everyone',
    mail: null,
    link: (runId: number) => routes.indexRun.detail({ id: runId }),
  },
  invoiceOverdue: {
    type: 'invoice',
    about: 'förfallna hyresavier',
    audience: 'everyone',
    mail: 'email_notification_overdue',
    link: () => routes.invoice.byStatus({ status: 'overdue' }),
  },
  remindersDue: {
    type: 'reminder',
    about: 'påminnelser att skicka',
    audience: 'everyone',
    mail: 'email_notification_overdue',
    link: (companyId: number) => routes.reminder.preview({}, { company_id: companyId }),
  },
  remindersSent: {
    type: 'reminder',
    about: 'skickade påminnelser',
    audience: 'user',
    mail: 'email_notification_overdue',
    link: (runId: number) => routes.economy.run({ id: runId }),
  },
  reminderUndelivered: {
    type: 'reminder',
    about: 'påminnelser som inte har kommit fram',
    audience: 'everyone',
    mail: null,
    link: (id: number) => routes.reminder.detail({ id }),
  },
  invoiceUndelivered: {
    type: 'invoice',
    about: 'hyresavier som inte har kommit fram',
    audience: 'everyone',
    mail: null,
    link: invoiceLink,
  },
  invoiceDiverged: {
    type: 'invoice',
    about: 'hyresavier som skiljer sig från bokföringsprogrammet',
    audience: 'everyone',
    mail: null,
    link: () => routes.accountingSync.divergences(),
  },
  leaseEnding: {
    type: 'lease',
    about: 'uthyrningar som upphör',
    audience: 'everyone',
    mail: 'email_notification_lease',
    link: (leases: readonly { readonly id: number }[]) =>
      linkTo(leases, ({ id }) => routes.lease.detail({ id }), routes.lease.byState({ filter: 'ending' })),
  },
  rentAdjustmentExecuted: {
    type: 'rent-adjustment',
    about: 'genomförda hyresjusteringar',
    audience: 'everyone',
    mail: 'email_notification_lease',
    link: () => routes.rentAdjustment.overview(),
  },
  maintenanceOverdue: {
    type: 'maintenance',
    about: 'försenade aktiviteter',
    audience: 'everyone',
    mail: 'email_notification_maintenance',
    link: (activities: readonly { readonly id: number }[]) =>
      linkTo(
        activities,
        ({ id }) => routes.maintenance.detail({ id }),
        `${routes.maintenance.overview()}?status=OVERDUE`,
      ),
  },
  maintenanceAssigned: {
    type: 'maintenance',
    about: 'aktiviteter som du har fått ansvar för',
    audience: 'user',
    mail: null,
    link: (id: number) => routes.maintenance.detail({ id }),
  },
  inspectionOverdue: {
    type: 'inspection',
    about: 'förfallna myndighetskrav',
    audience: 'everyone',
    mail: 'email_notification_maintenance',
    link: (requirements: readonly RequirementSubject[]) =>
      linkTo(requirements, requirementLink, routes.inspection.overview({}, { status: 'OVERDUE' })),
  },
  ticketDue: {
    type: 'ticket',
    about: 'sista dagen för dina ärenden',
    audience: 'user',
    mail: 'email_notification_maintenance',
    link: ({ tickets, userId, isOverdue }: DueTickets) =>
      linkTo(
        tickets,
        ({ id }) => ticketLink(id),
        routes.ticket.overview({}, { responsible_id: userId, ...(isOverdue ? { overdue: 'true' } : {}) }),
      ),
  },
  integrationFailed: {
    type: 'integration',
    about: failingConnections,
    audience: 'administrators',
    mail: 'email_notification_integration',
    link: () => routes.integration.overview(),
  },
  invoiceSyncStopped: {
    type: 'invoice',
    about: failingConnections,
    audience: 'everyone',
    mail: 'email_notification_integration',
    link: (ids: readonly number[]) =>
      linkTo(ids, invoiceLink, routes.invoice.overview({}, { sync_off: 'true' })),
  },
  runFailed: {
    type: 'run',
    about: 'körningar som har misslyckats',
    audience: 'everyone',
    mail: null,
    link: (id: number) => routes.economy.run({ id }),
  },
  signingRefused: {
    type: 'signing',
    about: 'avtal som inte har kunnat skickas för signering',
    audience: 'everyone',
    mail: null,
    link: agreementLink,
  },
  signingEnded: {
    type: 'signing',
    about: 'signeringar som är avslutade',
    audience: 'everyone',
    mail: null,
    link: agreementLink,
  },
  fasdokConcluded: {
    type: 'agreement',
    about: 'avtal som är klara i FASDOK',
    audience: 'everyone',
    mail: null,
    link: agreementLink,
  },
  messageUndelivered: {
    type: 'message',
    about: 'meddelanden som inte har kommit fram',
    audience: 'everyone',
    mail: null,
    link: (id: number) => routes.contact.message({ id }),
  },
  portalInviteUndelivered: {
    type: 'tenant',
    about: 'inbjudningar till hyresgästportalen som inte har kommit fram',
    audience: 'everyone',
    mail: null,
    link: (id: number) => routes.tenant.detail({ id }),
  },
  exportEnded: {
    type: 'report',
    about: 'exporter som är klara eller har misslyckats',
    audience: 'user',
    mail: null,
    link: () => `${routes.report.premade()}?tab=exports`,
  },
  scheduledExportFailed: {
    type: 'report',
    about: 'schemalagda exporter som har misslyckats',
    audience: 'user',
    mail: null,
    link: () => `${routes.report.premade()}?tab=saved`,
  },
  roleChanged: {
    type: 'user',
    about: 'din ändrade roll',
    audience: 'user',
    mail: null,
    link: () => null,
  },
  userJoined: {
    type: 'user',
    about: 'kollegor som du har bjudit in och som har anslutit sig',
    audience: 'user',
    mail: null,
    link: usersLink,
  },
  userInviteUndelivered: {
    type: 'user',
    about: 'inbjudningar till kollegor som inte har kommit fram',
    audience: 'user',
    mail: null,
    link: usersLink,
  },
  // The mail of it is sent whatever the users have chosen: without a membership, the business loses access.
  trialEnding: {
    type: 'membership',
    about: 'provperioden som tar slut',
    audience: 'user',
    mail: null,
    link: () => routes.setting.membership(),
  },
} as const satisfies Record<string, NotificationKindInfo>;

/** One of the kinds. */
export type NotificationKind = (typeof notificationKinds)[keyof typeof notificationKinds];
/** What a notification is about. One that is stored may have a type of before, which no kind has any more. */
export type NotificationType = NotificationKind['type'];
