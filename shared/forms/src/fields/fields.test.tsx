import { renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import {
  DateField,
  DateTimeField,
  IdentityField,
  MonthField,
  NumberField,
  optionsOf,
  RadioField,
  SchemaForm,
  SelectField,
} from '../index';
import { numberOfText, textOfNumber } from './number-text';

const schema = yup.object({
  fee: yup.number().nullable().label('Hyra').typeError('Hyra måste vara ett tal'),
  start: yup.string().nullable().label('Start'),
  identifier: yup.string().label('Nummer'),
  interval: yup.string().nullable().label('Intervall'),
});

const show = (field: ReactNode, initial: Record<string, string | number | null>) => {
  const sent: unknown[] = [];
  const drawn = renderScreen(
    <SchemaForm
      schema={schema}
      initial={initial}
      onSubmit={(values) => sent.push(values)}
      submitLabel="Spara"
    >
      {field}
    </SchemaForm>,
  );
  const save = () => drawn.user.click(screen.getByRole('button', { name: 'Spara' }));
  return { sent, save, ...drawn };
};

test.each([
  ['8 500,50', 8500.5],
  ['8500.5', 8500.5],
  ['8\u00a0500', 8500],
  ['\u2212250', -250],
  ['', null],
  ['abc', Number.NaN],
])('%j is the number %p', (text, value) => {
  expect(numberOfText(text)).toBe(value);
});

test('a number is shown as Swedes write it', () => {
  expect(textOfNumber(8500.5, 2)).toBe('8\u00a0500,5');
  expect(textOfNumber(null, 2)).toBe('');
});

test('a number stays as typed until the field is left', async () => {
  const { user, save, sent } = show(<NumberField name="fee" />, { fee: 1200 });
  const field = screen.getByLabelText('Hyra');
  expect(field).toHaveValue('1\u00a0200');
  await user.clear(field);
  await user.type(field, '8500,50');
  expect(field).toHaveValue('8500,50');
  await user.tab();
  expect(field).toHaveValue('8\u00a0500,5');
  await save();
  await waitFor(() => expect(sent).toEqual([{ fee: 8500.5 }]));
});

test('what is no number is said to be none and stays as typed', async () => {
  const { user } = show(<NumberField name="fee" />, { fee: null });
  await user.type(screen.getByLabelText('Hyra'), 'mycket');
  await user.tab();
  expect(await screen.findByText('Hyra måste vara ett tal')).toBeInTheDocument();
  expect(screen.getByLabelText('Hyra')).toHaveValue('mycket');
});

test('a date can be typed without dashes', async () => {
  const { user, save, sent } = show(<DateField name="start" />, { start: null });
  const field = await screen.findByPlaceholderText('ÅÅÅÅ-MM-DD');
  await user.type(field, '20261201');
  await user.tab();
  expect(field).toHaveValue('2026-12-01');
  await save();
  await waitFor(() => expect(sent).toEqual([{ start: '2026-12-01' }]));
});

test('a date with the time of day is typed, and taken away', async () => {
  const { user, save, sent } = show(<DateTimeField name="start" />, { start: '2026-11-20 10:08' });
  const field = await screen.findByPlaceholderText('ÅÅÅÅ-MM-DD TT:MM');
  expect(field).toHaveValue('2026-11-20 10:08');
  await user.clear(field);
  await user.type(field, '20261201 0930');
  await user.tab();
  expect(field).toHaveValue('2026-12-01 09:30');
  await save();
  await user.click(screen.getByRole('button', { name: 'Rensa' }));
  await save();
  await waitFor(() => expect(sent).toEqual([{ start: '2026-12-01 09:30' }, { start: null }]));
});

test('a day and an hour are chosen in the calendar, and stay when it is left', async () => {
  const { user, save, sent } = show(<DateTimeField name="start" />, { start: '2026-11-20 10:08' });
  await user.click(await screen.findByPlaceholderText('ÅÅÅÅ-MM-DD TT:MM'));
  await user.click(await screen.findByTitle('2026-11-05'));
  const [hours] = await screen.findAllByText('07');
  await user.click(hours ?? document.body);
  await save();
  await waitFor(() => expect(sent).toEqual([{ start: '2026-11-05 07:08' }]));
});

test('a month is year and month', async () => {
  show(<MonthField name="start" />, { start: '2026-11' });
  expect(await screen.findByPlaceholderText('ÅÅÅÅ-MM')).toHaveValue('2026-11');
});

test('a personal number is checked by its digit and written in full', async () => {
  const { user } = show(<IdentityField name="identifier" kind="person" />, { identifier: '' });
  const field = screen.getByLabelText('Personnummer');
  await user.type(field, '850412-1234');
  await user.tab();
  expect(await screen.findByText(/Personnumret stämmer inte/)).toBeInTheDocument();

  await user.clear(field);
  await user.type(field, '8112189876');
  await user.tab();
  await waitFor(() => expect(field).toHaveValue('19811218-9876'));
  expect(screen.queryByText(/Personnumret stämmer inte/)).not.toBeInTheDocument();
});

test('an option of a select', async () => {
  const options = optionsOf(['MONTHLY', 'YEARLY'], { MONTHLY: 'Månad', YEARLY: 'År' });
  const { user, save, sent } = show(<SelectField name="interval" options={options} />, { interval: null });
  await user.click(screen.getByRole('combobox', { name: 'Intervall' }));
  await user.click(await screen.findByTitle('År'));
  await save();
  await waitFor(() => expect(sent).toEqual([{ interval: 'YEARLY' }]));
});

test('an option of a group of radio buttons', async () => {
  const options = optionsOf(['MONTHLY', 'YEARLY'], { MONTHLY: 'Månad', YEARLY: 'År' });
  const { user, save, sent } = show(<RadioField name="interval" options={options} />, {
    interval: 'MONTHLY',
  });
  expect(screen.getByRole('radiogroup', { name: 'Intervall' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'År' }));
  await save();
  await waitFor(() => expect(sent).toEqual([{ interval: 'YEARLY' }]));
});
