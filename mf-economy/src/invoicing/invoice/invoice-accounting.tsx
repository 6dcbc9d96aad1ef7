import type { InvoiceAccounting as Accounting, Invoice } from '@husrum/contract/invoice';
import { DateText, type DescriptionItem, DescriptionList, Section, ToneTag } from '@husrum/ui';
import { invoiceTexts } from './invoice.texts';

const { accounting: texts } = invoiceTexts;

const listAccountingFacts = (
  { service, is_simulated, number, synced_at, waiting, sync_error }: Accounting,
  { booked_at, sync_active }: Invoice,
): DescriptionItem[] => [
  {
    label: texts.program,
    value: (
      <>
        {service} {is_simulated && <ToneTag tone="purple">{texts.simulator}</ToneTag>}
      </>
    ),
  },
  {
    label: texts.number,
    value: number === null ? texts.noNumber : <span className="h-number">{number}</span>,
    copy: number ?? undefined,
  },
  {
    label: texts.booked,
    value: booked_at === null ? texts.notBooked : <DateText time value={booked_at} />,
  },
  {
    label: texts.synced,
    value: synced_at === null ? texts.neverSynced : <DateText time value={synced_at} />,
  },
  ...(sync_active
    ? []
    : [
        {
          label: invoiceTexts.syncState,
          value: <ToneTag tone="gold">{invoiceTexts.syncStopped}</ToneTag>,
        },
      ]),
  ...(waiting === null
    ? []
    : [
        {
          label: texts.waiting,
          value: (
            <>
              {waiting}. <span className="h-muted">{texts.waitingHint}</span>
            </>
          ),
        },
      ]),
  ...(sync_error === null ? [] : [{ label: texts.problem, value: sync_error }]),
];

/** The state of the invoice in its accounting program. Renders nothing for a manual invoice. */
export const InvoiceAccounting = ({ invoice }: { invoice: Invoice }) =>
  invoice.accounting ? (
    <Section title={texts.title}>
      <DescriptionList columns={1} items={listAccountingFacts(invoice.accounting, invoice)} />
    </Section>
  ) : null;
