import { ticketTypeLabel, ticketTypes } from '@husrum/contract/ticket';
import { RadioField, TextAreaField, TextField, toOptions } from '@husrum/forms';

const typeOptions = toOptions(ticketTypes, ticketTypeLabel);

export const TicketFields = () => (
  <>
    <RadioField name="type" options={typeOptions} />
    <TextField name="subject" autoFocus />
    <TextAreaField name="description" rows={6} />
  </>
);
