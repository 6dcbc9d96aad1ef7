import { busEvent } from '@husrum/contract/bus';
import { type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { DateField, SchemaFormModal, SelectField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { useResponsibleOptions } from './ticket.queries';
import { ticketTexts } from './ticket.texts';

interface Props {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** Creates an activity from the ticket, with its subject and description. */
export const PlanTicketModal = ({ ticket: { id, due_at, responsible }, open, onClose }: Props) => {
  const users = useResponsibleOptions(responsible);
  const plan = useApiMutation(ticketCalls.plan, {
    publish: ({ maintenance }) => [
      busEvent('ticket.changed', { ticketId: id }),
      ...(maintenance ? [busEvent('maintenance.created', { maintenanceId: maintenance.id })] : []),
    ],
    successMessage: ticketTexts.planned,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={ticketTexts.plan}
      open={open}
      onClose={onClose}
      schema={ticketCalls.plan.body}
      initialValues={{ day: due_at, responsible_id: responsible?.id ?? null }}
      onSubmit={(body) => plan.mutateAsync({ params: { id }, body })}
      submitLabel={ticketTexts.plan}
    >
      <p className="h-prose">{ticketTexts.planText}</p>
      <DateField name="day" />
      <SelectField name="responsible_id" options={users.options} loading={users.isPending} />
    </SchemaFormModal>
  );
};
