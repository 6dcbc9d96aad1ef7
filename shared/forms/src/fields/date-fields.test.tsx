import { today } from '@husrum/format';
import { renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import { DateField, MonthField, SchemaForm } from '../index';

const schema = yup.object({ start: yup.string().nullable().label('Start') });

const renderField = (field: ReactNode, start: string | null = null) => {
  const submitted: unknown[] = [];
  const result = renderScreen(
    <SchemaForm
      schema={schema}
      initialValues={{ start }}
      onSubmit={(values) => submitted.push(values)}
      submitLabel="Spara"
    >
      {field}
    </SchemaForm>,
  );
  const save = () => result.user.click(screen.getByRole('button', { name: 'Spara' }));
  return { submitted, save, input: screen.getByLabelText('Start'), ...result };
};

const thisYear = today(new Date()).slice(0, 4);

test.each([
  ['261201', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['2026-12-1', '2026-12-01'],
  ['1/12 2026', '2026-12-01'],
  ['1 dec 2026', '2026-12-01'],
  ['idag', today(new Date())],
])('reads %j, shows it as %s and submits that', async (typed, date) => {
  const { user, input, save, submitted } = renderField(<DateField name="start" />);
  await user.type(input, typed);
  expect(screen.getByText(`Läses som ${date}`)).toBeInTheDocument();
  await user.tab();
  expect(input).toHaveValue(date);
  await save();
  await waitFor(() => expect(submitted).toEqual([{ start: date }]));
});

test.each(['2026-13-45', '2026-02-30', '31 juni', 'snart'])(
  'keeps %j with an error, and does not submit',
  async (typed) => {
    const { user, input, save, submitted } = renderField(<DateField name="start" />, `${thisYear}-03-01`);
    await user.clear(input);
    await user.type(input, typed);
    await save();
    expect(await screen.findByText(/^Datumet kan inte läsas/)).toBeInTheDocument();
    expect(input).toHaveValue(typed);
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(submitted).toEqual([]);
  },
);

test('a date outside the limits is an error and stays as typed', async () => {
  const { user, input, save, submitted } = renderField(
    <DateField name="start" min="2026-11-01" max="2026-11-30" />,
  );
  await user.type(input, '2026-10-31');
  await user.tab();
  expect(await screen.findByText('Tidigast 2026-11-01')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, '1/12 2026');
  await save();
  expect(await screen.findByText('Senast 2026-11-30')).toBeInTheDocument();
  expect(input).toHaveValue('2026-12-01');
  expect(submitted).toEqual([]);
});

test('Enter shows the date as read, and does not submit', async () => {
  const { user, input, submitted } = renderField(<DateField name="start" />);
  await user.type(input, '261201{Enter}');
  expect(input).toHaveValue('2026-12-01');
  expect(submitted).toEqual([]);
});

test('picks a day in the calendar instead of a text that cannot be read', async () => {
  const { user, input, save, submitted } = renderField(<DateField name="start" />);
  await user.type(input, 'snart');
  await user.click(screen.getByRole('button', { name: 'Visa kalender' }));
  const day = today(new Date());
  await user.click(await screen.findByTitle(day));
  expect(input).toHaveValue(day);
  expect(input).toHaveFocus();
  await save();
  await waitFor(() => expect(submitted).toEqual([{ start: day }]));
});

test('limits a month by the month of the first allowed day', async () => {
  const { user, input, save, submitted } = renderField(<MonthField name="start" min="2026-12-01" />);
  await user.type(input, 'nov 2026');
  await user.tab();
  expect(await screen.findByText('Tidigast 2026-12')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, '12/2026');
  await save();
  await waitFor(() => expect(submitted).toEqual([{ start: '2026-12' }]));
});
