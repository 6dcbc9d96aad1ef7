import { ticketTypeLabel, ticketTypes } from '@husrum/contract/ticket';
import { optionsOf, RadioField, TextAreaField, TextField } from '@husrum/forms';

const types = optionsOf(ticketTypes, ticketTypeLabel);

/** What is asked when a ticket is made and when it is changed. */
export const TicketFields = () => (
  <>
    <RadioField name="type" options={types} />
    <TextField name="subject" autoFocus />
    <TextAreaField name="description" rows={6} />
  </>
);
