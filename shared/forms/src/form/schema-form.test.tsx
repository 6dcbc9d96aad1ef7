import { ApiError } from '@husrum/api-client';
import type { User } from '@husrum/contract/session';
import { aUser, renderScreen } from '@husrum/testing';
import { act, screen, waitFor } from '@testing-library/react';
import * as yup from 'yup';
import { AddressFields, type Initial, MoneyField, SchemaForm, SwitchField, TextField } from '../index';

const schema = yup.object({
  name: yup
    .string()
    .trim()
    .max(20, 'Namn får ha högst 20 tecken')
    .label('Namn')
    .required('Namn måste fyllas i'),
  fee: yup.number().label('Hyra').min(0).required('Hyra måste fyllas i').typeError('Hyra måste vara ett tal'),
  rented: yup.boolean().label('Uthyrd').default(false),
  note: yup
    .string()
    .label('Anteckning')
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null),
});
type Values = yup.InferType<typeof schema>;

interface Shown {
  onSubmit?: (values: Values) => unknown;
  initial?: Initial<Values>;
  draftKey?: string;
  by?: User;
}

const show = ({ onSubmit = () => undefined, initial = {}, draftKey, by = aUser() }: Shown = {}) =>
  renderScreen(
    <SchemaForm
      schema={schema}
      initial={{ name: '', fee: null, rented: false, note: '', onlyInForm: 1, ...initial }}
      onSubmit={onSubmit}
      submitLabel="Spara"
      draftKey={draftKey}
    >
      <TextField name="name" />
      <MoneyField name="fee" />
      <SwitchField name="rented" />
      <TextField name="note" />
    </SchemaForm>,
    { user: by },
  );

const save = () => screen.getByRole('button', { name: 'Spara' });
const refused = (data: Record<string, string[]>) => new ApiError(422, 'Kontrollera uppgifterna', data);

test('labels and required marks come from the schema', () => {
  show();
  expect(screen.getByLabelText(/^Namn/)).toHaveAttribute('aria-required', 'true');
  expect(screen.getByLabelText('Anteckning')).toHaveAttribute('aria-required', 'false');
});

test('an error shows when the field is left, goes as it is typed away', async () => {
  const { user } = show();
  const text = 'Namn får ha högst 20 tecken';
  await user.type(screen.getByLabelText(/^Namn/), 'Lägenhet tre trappor ');
  await user.type(screen.getByLabelText(/^Namn/), 'upp');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Namn/), '{Backspace}{Backspace}{Backspace}{Backspace}');
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test('a field that is only passed by says nothing yet', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText(/^Namn/));
  await user.tab();
  expect(screen.getByLabelText(/^Namn/)).toHaveAttribute('aria-invalid', 'false');
});

test('what is missing is not sent; the first field that is wrong gets the focus', async () => {
  const onSubmit = jest.fn();
  const { user } = show({ onSubmit });
  await user.click(save());
  expect(await screen.findByText('Hyra måste fyllas i')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Namn/)).toHaveFocus();
  expect(screen.getByLabelText(/^Namn/)).toHaveAccessibleDescription('Namn måste fyllas i');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the schema made of the values is sent, and nothing else', async () => {
  const onSubmit = jest.fn();
  const { user } = show({ onSubmit });
  await user.type(screen.getByLabelText(/^Namn/), '  Lgh 1101 ');
  await user.type(screen.getByLabelText(/^Hyra/), '8 500,50');
  await user.click(screen.getByLabelText('Uthyrd'));
  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Lgh 1101', fee: 8500.5, rented: true, note: null });
});

describe('the server refuses', () => {
  const filled = { name: 'Lgh', fee: 100 };

  test('its first text stands under the field, focused, until the field is changed', async () => {
    const onSubmit = () => Promise.reject(refused({ fee: ['Hyran är för hög', 'Och en till'] }));
    const { user } = show({ onSubmit, initial: filled });
    await user.click(save());
    expect(await screen.findByText('Hyran är för hög')).toBeInTheDocument();
    expect(screen.queryByText('Och en till')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Hyra/)).toHaveFocus();
    expect(screen.getByLabelText(/^Namn/)).toHaveValue('Lgh');

    await user.type(screen.getByLabelText(/^Hyra/), '1');
    expect(screen.queryByText('Hyran är för hög')).not.toBeInTheDocument();
  });

  test('a text about a field that is not shown stands above the form', async () => {
    const onSubmit = () => Promise.reject(refused({ entity_id: ['Objektet är redan uthyrt'] }));
    const { user } = show({ onSubmit, initial: filled });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Objektet är redan uthyrt');
  });

  test('the same refusal can come twice', async () => {
    const onSubmit = () => Promise.reject(refused({ name: ['Namnet är upptaget'] }));
    const { user } = show({ onSubmit, initial: filled });
    await user.click(save());
    await screen.findByText('Namnet är upptaget');
    await user.type(screen.getByLabelText(/^Namn/), 'x');
    await user.click(save());
    expect(await screen.findByText('Namnet är upptaget')).toBeInTheDocument();
  });
});

test('while it is being saved a second click does nothing', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((done) => (finish = done)));
  const { user } = show({ onSubmit, initial: { name: 'Lgh', fee: 1 } });
  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: /Spara/ }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => finish());
});

test('the page knows of unsaved changes until they are saved, and lets go while saving', async () => {
  const dirtyWhileSaving: boolean[] = [];
  const onSubmit = () => dirtyWhileSaving.push(isDirty());
  const { user, isDirty } = show({ onSubmit, initial: { name: 'Lgh', fee: 1 } });
  expect(isDirty()).toBe(false);
  await user.type(screen.getByLabelText(/^Namn/), ' 2');
  expect(isDirty()).toBe(true);
  await user.click(save());
  await waitFor(() => expect(dirtyWhileSaving).toEqual([false]));
  expect(isDirty()).toBe(false);
});

test('many errors are listed with a way to each field', async () => {
  const { user } = renderScreen(
    <SchemaForm
      schema={yup.object({
        name: schema.fields.name,
        address: yup.string().label('Adress').required('Adress måste fyllas i'),
        postal_code: yup.string().label('Postnummer').required('Postnummer måste fyllas i'),
        city: yup.string().label('Ort').required('Ort måste fyllas i'),
        country: yup.string().label('Land').required().default('Sverige'),
      })}
      initial={{ country: 'Sverige' }}
      onSubmit={() => undefined}
      submitLabel="Spara"
    >
      <TextField name="name" />
      <AddressFields />
    </SchemaForm>,
  );
  await user.click(save());
  expect(await screen.findByText('4 uppgifter behöver rättas')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ort måste fyllas i' }));
  expect(screen.getByLabelText(/^Ort/)).toHaveFocus();
});

/** Somebody types a name, and the tab crashes. */
const typeAndLose = async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const first = show({ draftKey: 'lease.create' });
  await first.user.type(screen.getByLabelText(/^Namn/), 'Lgh 7');
  act(() => jest.advanceTimersByTime(5000));
  first.unmount();
  jest.useRealTimers();
};

test('what was typed and lost can be brought back', async () => {
  await typeAndLose();
  const { user } = show({ draftKey: 'lease.create' });
  await user.click(screen.getByRole('button', { name: 'Återställ' }));
  expect(screen.getByLabelText(/^Namn/)).toHaveValue('Lgh 7');
  await user.type(screen.getByLabelText(/^Hyra/), '1');
  await user.click(save());
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a draft is offered to the one who typed it and to nobody else', async () => {
  await typeAndLose();
  const other = show({ draftKey: 'lease.create', by: { ...aUser(), id: aUser().id + 1 } });
  expect(screen.queryByText('Det finns ett utkast som inte blev sparat.')).toBeNull();
  other.unmount();
  show({ draftKey: 'lease.create' });
  expect(screen.getByText('Det finns ett utkast som inte blev sparat.')).toBeVisible();
});
