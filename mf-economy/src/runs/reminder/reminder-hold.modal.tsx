import { busEvent } from '@husrum/contract/bus';
import type { Invoice } from '@husrum/contract/invoice';
import { type ReminderHold, reminderCalls } from '@husrum/contract/reminder';
import { today } from '@husrum/format';
import { DateField, SchemaFormModal, SelectField, SwitchField, TextAreaField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { reminderTexts as texts } from './reminder.texts';
import { useTenantTickets } from './tenant-ticket.queries';

interface Props {
  invoice: Pick<Invoice, 'id' | 'tenant'>;
  hold: ReminderHold;
  onClose: () => void;
}

/** Why an invoice is not reminded of: it is disputed, put aside, or waits for a ticket. */
export default function ReminderHoldModal({ invoice: { id, tenant }, hold, onClose }: Props) {
  const tickets = useTenantTickets(tenant?.id);
  const save = useApiMutation(reminderCalls.setHold, {
    publish: () => [busEvent('reminder.changed', {})],
    successMessage: texts.holdSaved,
    onSuccess: onClose,
  });
  const options = (tickets.data?.data ?? []).map((ticket) => ({ value: ticket.id, label: ticket.subject }));
  const current = hold.ticket;
  return (
    <SchemaFormModal
      open
      title={texts.holdTitle}
      onClose={onClose}
      schema={reminderCalls.setHold.body}
      call={reminderCalls.setHold}
      initialValues={{
        ...{ is_disputed: hold.is_disputed, aside_until: hold.aside_until },
        ...{ ticket_id: current?.id ?? null, note: hold.note },
      }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={texts.save}
    >
      <p>{texts.holdHelp}</p>
      <SwitchField name="is_disputed" />
      <DateField name="aside_until" min={today(new Date())} />
      <SelectField
        name="ticket_id"
        placeholder={texts.noTicket}
        loading={tickets.isFetching}
        hint={texts.ticketHint}
        options={
          current === null || options.some(({ value }) => value === current.id)
            ? options
            : [{ value: current.id, label: current.subject }, ...options]
        }
      />
      <TextAreaField name="note" rows={3} />
    </SchemaFormModal>
  );
}
