import {
  type TicketPriority,
  ticketPriorities,
  ticketPriorityLabel,
  ticketTypeLabel,
  ticketTypes,
} from '@husrum/contract/ticket';
import {
  DateField,
  FieldGrid,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  toOptions,
} from '@husrum/forms';
import { useResponsibleOptions } from './ticket.queries';

const typeOptions = toOptions(ticketTypes, ticketTypeLabel);
const priorityOptions = toOptions(ticketPriorities, ticketPriorityLabel);

/** The priority, responsible user and last day that a new ticket starts with. */
export const newTicketPlanning: { priority: TicketPriority; responsible_id: null; due_at: null } = {
  priority: 'NORMAL',
  responsible_id: null,
  due_at: null,
};

/** `responsible` is the current responsible user, who may have been removed. */
export const TicketFields = ({ responsible }: { responsible?: { id: number; name: string } | null }) => {
  const users = useResponsibleOptions(responsible);
  return (
    <>
      <RadioField name="type" options={typeOptions} />
      <TextField name="subject" autoFocus />
      <TextAreaField name="description" rows={6} />
      <RadioField name="priority" options={priorityOptions} />
      <FieldGrid>
        <SelectField name="responsible_id" options={users.options} loading={users.isPending} />
        <DateField name="due_at" />
      </FieldGrid>
    </>
  );
};
