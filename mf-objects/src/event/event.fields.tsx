import { seenUpdatedAt } from '@husrum/contract/core';
import { eventInput, eventTypeLabel, eventTypes } from '@husrum/contract/event';
import { DateTimeField, RadioField, TextAreaField, TextField, toOptions } from '@husrum/forms';
import * as yup from 'yup';
import { eventTexts } from './event.texts';

/** The input of an event, with its date as local time (`2026-11-20 10:08`). */
export const eventFormSchema = eventInput.shape({
  date: yup.string().label(eventTexts.date).nullable().default(null),
});

/** The input of an event that is edited, with the version of it that the user has seen. */
export const editEventFormSchema = eventFormSchema.shape({ updated_at: seenUpdatedAt() });

export const EventFields = () => (
  <>
    <TextField name="title" />
    <RadioField name="type" options={toOptions(eventTypes, eventTypeLabel)} />
    <DateTimeField name="date" hint={eventTexts.dateHint} />
    <TextAreaField name="description" rows={4} />
  </>
);
