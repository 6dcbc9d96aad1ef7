import { createHash } from 'node:crypto';
import type { ActorContext } from '@husrum/api-platform';
import { groupBy } from '@husrum/api-platform';
import { listLateInvoices } from './late-invoice.store';
import { decideReminder, type ReminderLine, type ReminderTerms, stateFee, sumLines } from './reminder.rules';
import { listReminderLines, type Reminder } from './reminder.store';
import type { ReminderDocument } from './reminder-document';
import { toReminderDocument } from './reminder-document.rules';
import { listReminderTerms } from './reminder-settings.store';
import { listPrintedInvoices, listReminderParties } from './reminder-source.store';

type Planning = Pick<ActorContext, 'tx' | 'clock'>;

/** What an unsent reminder states if it is sent now. */
interface Stated {
  readonly level: number;
  readonly owedOre: number;
  readonly feeOre: number;
  readonly lines: readonly ReminderLine[];
}

export interface PlannedReminder {
  readonly id: number;
  readonly reminder: Reminder;
  readonly document: ReminderDocument;
  /** Null for a reminder that is sent: it states what it stated. */
  readonly stated: Stated | null;
  readonly version: string;
  readonly storedPdf: { readonly key: string; readonly name: string | null } | null;
}

const versionOf = (document: ReminderDocument, pdfKey: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([document, pdfKey]))
    .digest('hex');

/**
 * The invoices of unsent reminders that are still to be reminded of, with what they have left now. What was paid, disputed or promised
 * since the reminder was written is left out.
 */
const readLines = async (
  { tx, clock }: Planning,
  reminders: readonly Reminder[],
  terms: ReadonlyMap<number, ReminderTerms>,
): Promise<ReadonlyMap<number, readonly ReminderLine[]>> => {
  const today = clock.today();
  const stored = await listReminderLines(
    tx,
    reminders.map(({ id }) => id),
  );
  const late = await listLateInvoices(tx, {
    today,
    ids: stored.map(({ id }) => id),
    ignoresPending: true,
  });
  const lateById = new Map(late.map((invoice) => [invoice.id, invoice]));
  const linesByReminder = groupBy(stored, ({ reminder_id }) => reminder_id);
  return new Map(
    reminders.map(({ id, company_id }) => {
      const companyTerms = terms.get(company_id);
      const due = (linesByReminder.get(id) ?? []).flatMap(({ id: invoiceId, level }) => {
        const invoice = lateById.get(invoiceId);
        return invoice !== undefined && 'level' in decideReminder(invoice, companyTerms, today)
          ? [{ ...invoice, level }]
          : [];
      });
      return [id, companyTerms === undefined ? [] : stateFee(due, companyTerms)];
    }),
  );
};

/** What reminders are if they are sent now. One that has nothing left to remind of is not in the result. */
export const planReminderDocuments = async (
  context: Planning,
  reminders: readonly Reminder[],
): Promise<PlannedReminder[]> => {
  const { tx, clock } = context;
  const unsent = reminders.filter(({ document }) => document === null);
  const terms = await listReminderTerms(tx);
  const linesById = await readLines(context, unsent, terms);
  const parties = new Map(
    (
      await listReminderParties(
        tx,
        unsent.map(({ id }) => id),
      )
    ).map((each) => [each.id, each]),
  );
  const invoices = new Map(
    (
      await listPrintedInvoices(
        tx,
        [...linesById.values()].flatMap((lines) => lines.map(({ id }) => id)),
      )
    ).map((each) => [each.id, each]),
  );
  return reminders.flatMap((reminder): PlannedReminder[] => {
    const { id, company_id, pdf_key, pdf_name } = reminder;
    const common = { id, reminder, storedPdf: pdf_key === null ? null : { key: pdf_key, name: pdf_name } };
    if (reminder.document !== null) {
      const { document } = reminder;
      return [{ ...common, document, stated: null, version: versionOf(document, pdf_key) }];
    }
    const lines = linesById.get(id) ?? [];
    const ofReminder = parties.get(id);
    if (lines.length === 0 || ofReminder === undefined) return [];
    const document = toReminderDocument({
      ...{ parties: ofReminder, lines, invoices },
      ...{ terms: terms.get(company_id), today: clock.today() },
    });
    return [
      { ...common, document, stated: { ...sumLines(lines), lines }, version: versionOf(document, pdf_key) },
    ];
  });
};
