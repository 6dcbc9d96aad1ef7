import { renderScreen } from '@husrum/testing';
import { DisabledFields } from '@husrum/ui';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import {
  DateField,
  DateTimeField,
  IdentityField,
  MonthField,
  NumberField,
  RadioField,
  SchemaForm,
  SelectField,
  toOptions,
} from '../index';
import { formatInputNumber, parseNumber } from './number-format';

const schema = yup.object({
  fee: yup.number().nullable().label('Hyra').typeError('Hyra måste vara ett tal'),
  start: yup.string().nullable().label('Start'),
  identifier: yup.string().label('Nummer'),
  interval: yup.string().nullable().label('Intervall'),
});

const renderField = (field: ReactNode, initial: Record<string, string | number | null>) => {
  const submitted: unknown[] = [];
  const result = renderScreen(
    <SchemaForm
      schema={schema}
      initialValues={initial}
      onSubmit={(values) => submitted.push(values)}
      submitLabel="Spara"
    >
      {field}
    </SchemaForm>,
  );
  const save = () => result.user.click(screen.getByRole('button', { name: 'Spara' }));
  return { submitted, save, ...result };
};

test('an empty field that may not be changed shows "–", not an example or a format', async () => {
  renderScreen(
    <SchemaForm
      schema={schema}
      initialValues={{ fee: null, start: null, identifier: '', interval: null }}
      onSubmit={() => {}}
      submitLabel="Spara"
    >
      <NumberField name="fee" placeholder="8 500" disabled />
      <DisabledFields>
        <DateField name="start" />
        <IdentityField name="identifier" kind="person" />
        <SelectField name="interval" options={toOptions(['MONTHLY'])} />
      </DisabledFields>
    </SchemaForm>,
  );
  expect(screen.getAllByPlaceholderText('–')).toHaveLength(3);
  expect(screen.getByText('–')).toBeVisible();
  expect(screen.queryByPlaceholderText('ÅÅÅÅMMDD-XXXX')).not.toBeInTheDocument();
});

test('a select that may not be changed shows what it means that nothing is chosen', async () => {
  renderScreen(
    <SchemaForm schema={schema} initialValues={{ interval: null }} onSubmit={() => {}} submitLabel="Spara">
      <SelectField name="interval" options={toOptions(['MONTHLY'])} placeholder="Manuell" disabled />
    </SchemaForm>,
  );
  expect(screen.getByText('Manuell')).toBeVisible();
});

test.each([
  ['8 500,50', 8500.5],
  ['8500.5', 8500.5],
  ['8\u00a0500', 8500],
  ['\u2212250', -250],
  ['', null],
  ['abc', Number.NaN],
])('parses %j as %p', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('formats a number in Swedish', () => {
  expect(formatInputNumber(8500.5, 2)).toBe('8\u00a0500,5');
  expect(formatInputNumber(null, 2)).toBe('');
});

test('reformats a number on blur', async () => {
  const { user, save, submitted } = renderField(<NumberField name="fee" />, { fee: 1200 });
  const field = screen.getByLabelText('Hyra');
  expect(field).toHaveValue('1\u00a0200');
  await user.clear(field);
  await user.type(field, '8500,50');
  expect(field).toHaveValue('8500,50');
  await user.tab();
  expect(field).toHaveValue('8\u00a0500,5');
  await save();
  await waitFor(() => expect(submitted).toEqual([{ fee: 8500.5 }]));
});

test('shows an error for a text that is not a number, and keeps the text', async () => {
  const { user } = renderField(<NumberField name="fee" />, { fee: null });
  await user.type(screen.getByLabelText('Hyra'), 'mycket');
  await user.tab();
  expect(await screen.findByText('Hyra måste vara ett tal')).toBeInTheDocument();
  expect(screen.getByLabelText('Hyra')).toHaveValue('mycket');
});

test('accepts a date without dashes', async () => {
  const { user, save, submitted } = renderField(<DateField name="start" />, { start: null });
  const field = await screen.findByPlaceholderText('ÅÅÅÅ-MM-DD');
  await user.type(field, '20261201');
  await user.tab();
  expect(field).toHaveValue('2026-12-01');
  await save();
  await waitFor(() => expect(submitted).toEqual([{ start: '2026-12-01' }]));
});

test('accepts a typed date and time, and clears it', async () => {
  const { user, save, submitted } = renderField(<DateTimeField name="start" />, {
    start: '2026-11-20 10:08',
  });
  const field = await screen.findByPlaceholderText('ÅÅÅÅ-MM-DD TT:MM');
  expect(field).toHaveValue('2026-11-20 10:08');
  await user.clear(field);
  await user.type(field, '20261201 0930');
  await user.tab();
  expect(field).toHaveValue('2026-12-01 09:30');
  await save();
  await user.click(screen.getByRole('button', { name: 'Rensa' }));
  await save();
  await waitFor(() => expect(submitted).toEqual([{ start: '2026-12-01 09:30' }, { start: null }]));
});

test('keeps the day and hour picked in the calendar', async () => {
  const { user, save, submitted } = renderField(<DateTimeField name="start" />, {
    start: '2026-11-20 10:08',
  });
  await user.click(screen.getByRole('button', { name: 'Visa kalender' }));
  await user.click(await screen.findByTitle('2026-11-05'));
  const [hours] = await screen.findAllByText('07');
  await user.click(hours ?? document.body);
  await save();
  await waitFor(() => expect(submitted).toEqual([{ start: '2026-11-05 07:08' }]));
});

test('shows a month as year and month', async () => {
  renderField(<MonthField name="start" />, { start: '2026-11' });
  expect(await screen.findByPlaceholderText('ÅÅÅÅ-MM')).toHaveValue('2026-11');
});

test('verifies the check digit of a personal number, and rewrites it in full', async () => {
  const { user } = renderField(<IdentityField name="identifier" kind="person" />, { identifier: '' });
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

test('submits the option of a select', async () => {
  const options = toOptions(['MONTHLY', 'YEARLY'], { MONTHLY: 'Månad', YEARLY: 'År' });
  const { user, save, submitted } = renderField(<SelectField name="interval" options={options} />, {
    interval: null,
  });
  await user.click(screen.getByRole('combobox', { name: 'Intervall' }));
  await user.click(await screen.findByTitle('År'));
  await save();
  await waitFor(() => expect(submitted).toEqual([{ interval: 'YEARLY' }]));
});

test('submits the option of a radio group', async () => {
  const options = toOptions(['MONTHLY', 'YEARLY'], { MONTHLY: 'Månad', YEARLY: 'År' });
  const { user, save, submitted } = renderField(<RadioField name="interval" options={options} />, {
    interval: 'MONTHLY',
  });
  expect(screen.getByRole('radiogroup', { name: 'Intervall' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'År' }));
  await save();
  await waitFor(() => expect(submitted).toEqual([{ interval: 'YEARLY' }]));
});
