import { optionalDate } from '@husrum/contract/core';
import { maintenanceInput, maintenanceUpdate } from '@husrum/contract/maintenance';
import { scheduledDay, scheduledTime, toScheduledSeconds } from '@husrum/format';
import * as yup from 'yup';
import { maintenanceTexts } from './maintenance.texts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `930`, `9.30` and `9:30` as `09:30`. Another text stays as it is, and an empty one is null. */
const toTime = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const [, hours, minutes] = /^(\d{1,2})[:.]?(\d{2})$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  return text === '' ? null : text;
};

/** In the form the instant of `scheduled_at` is a day and a time of day in Sweden. */
const dayAndTime = {
  scheduled_at: optionalDate(maintenanceTexts.day),
  scheduled_time: yup
    .string()
    .label(maintenanceTexts.time)
    .transform(toTime)
    .matches(TIME, { message: maintenanceTexts.invalidTime, excludeEmptyString: true })
    .nullable()
    .default(null)
    .when('scheduled_at', ([day], schema) =>
      day ? schema : schema.test('day', maintenanceTexts.timeNeedsDay, (time) => !time),
    ),
};
export const createFormSchema = maintenanceInput.shape(dayAndTime);
export const updateFormSchema = maintenanceUpdate.shape(dayAndTime);

interface DayAndTime {
  scheduled_at: string | null;
  scheduled_time: string | null;
}

/** The fields of the form for an instant in Unix seconds. */
export const toDayAndTime = (seconds: number | null): DayAndTime => ({
  scheduled_at: seconds === null ? null : scheduledDay(seconds),
  scheduled_time: seconds === null ? null : scheduledTime(seconds),
});

/** Converts the submitted values to the body of a call. */
export const toCallBody = <F extends DayAndTime>({ scheduled_time, ...values }: F) => ({
  ...values,
  scheduled_at: values.scheduled_at === null ? null : toScheduledSeconds(values.scheduled_at, scheduled_time),
});
