import { eventFields, eventTypeLabel, eventTypes } from '@husrum/contract/event';
import { DateTimeField, optionsOf, RadioField, TextAreaField, TextField } from '@husrum/forms';
import * as yup from 'yup';
import { texts } from './event.texts';

/** What is filled in: the date as a clock on the wall shows it. */
export const eventForm = eventFields.shape({ date: yup.string().label(texts.date).nullable().default(null) });

export const EventFields = () => (
  <>
    <TextField name="title" />
    <RadioField name="type" options={optionsOf(eventTypes, eventTypeLabel)} />
    <DateTimeField name="date" hint={texts.dateHint} />
    <TextAreaField name="description" rows={4} />
  </>
);
