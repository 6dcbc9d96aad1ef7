import type { Invoice } from '@husrum/contract/invoice';
import {
  type ReminderHold,
  type ReminderRow,
  reminderCalls,
  reminderStateLabel,
} from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { formatDateTime, today } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { lazyDialog, Section, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useInvoiceReminders } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';

const ReminderHoldModal = lazyDialog(() => import('./reminder-hold.modal'));

const listMarks = ({ is_disputed, aside_until, ticket }: ReminderHold): string[] => [
  ...(is_disputed ? [texts.disputed] : []),
  ...(aside_until !== null && aside_until >= today(new Date()) ? [texts.asideUntil(aside_until)] : []),
  ...(ticket !== null && !ticket.is_resolved ? [texts.waitsForTicket(ticket.subject)] : []),
];

const Line = ({ reminder: { id, level, state, sent_at } }: { reminder: ReminderRow }) => (
  <li>
    <AppLink to={routes.reminder.detail({ id })}>
      {texts.line(level, reminderStateLabel[state].toLowerCase())}
    </AppLink>
    {sent_at !== null && <span className="h-muted"> {formatDateTime(sent_at)}</span>}
  </li>
);

/** The reminders of a sent invoice, and why it is not reminded of. */
export const InvoiceReminders = ({ invoice }: { invoice: Pick<Invoice, 'id' | 'tenant'> }) => {
  const [isHolding, setIsHolding] = useState(false);
  const { data } = useInvoiceReminders(invoice.id);
  if (data === undefined) return null;
  const { hold, data: reminders } = data;
  const marks = listMarks(hold);
  return (
    <Section
      title={texts.ofInvoice}
      extra={
        <Button call={reminderCalls.setHold} onClick={() => setIsHolding(true)}>
          {texts.hold}
        </Button>
      }
    >
      {marks.map((mark) => (
        <p key={mark}>
          <ToneTag tone="gold">{mark}</ToneTag>
        </p>
      ))}
      {hold.note !== null && marks.length > 0 && <p className="h-muted">{hold.note}</p>}
      {reminders.length === 0 ? (
        <p className="h-muted">{texts.noneOfInvoice}</p>
      ) : (
        <ul aria-label={texts.ofInvoice}>
          {reminders.map((reminder) => (
            <Line key={reminder.id} reminder={reminder} />
          ))}
        </ul>
      )}
      {isHolding && <ReminderHoldModal invoice={invoice} hold={hold} onClose={() => setIsHolding(false)} />}
    </Section>
  );
};
