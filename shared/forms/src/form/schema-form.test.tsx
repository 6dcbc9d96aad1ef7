import { ApiError } from '@husrum/api-client';
import type { User } from '@husrum/contract/session';
import { createUser, renderScreen } from '@husrum/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as yup from 'yup';
import { AddressFields, type InitialValues, MoneyField, SchemaForm, SwitchField, TextField } from '../index';

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

interface Options {
  onSubmit?: (values: Values) => unknown;
  initial?: InitialValues<Values>;
  draftKey?: string;
  user?: User;
}

const renderForm = ({
  onSubmit = () => undefined,
  initial = {},
  draftKey,
  user = createUser(),
}: Options = {}) =>
  renderScreen(
    <SchemaForm
      schema={schema}
      initialValues={{ name: '', fee: null, rented: false, note: '', onlyInForm: 1, ...initial }}
      onSubmit={onSubmit}
      submitLabel="Spara"
      draftKey={draftKey}
    >
      <TextField name="name" />
      <MoneyField name="fee" />
      <SwitchField name="rented" />
      <TextField name="note" />
    </SchemaForm>,
    { user },
  );

const saveButton = () => screen.getByRole('button', { name: 'Spara' });
const validationError = (data: Record<string, string[]>) =>
  new ApiError(422, 'Kontrollera uppgifterna', data);

test('takes labels and required marks from the schema', () => {
  renderForm();
  expect(screen.getByLabelText(/^Namn/)).toHaveAttribute('aria-required', 'true');
  expect(screen.getByLabelText('Anteckning')).toHaveAttribute('aria-required', 'false');
});

test('shows an error on blur, and removes it while the user corrects it', async () => {
  const { user } = renderForm();
  const text = 'Namn får ha högst 20 tecken';
  await user.type(screen.getByLabelText(/^Namn/), 'Lägenhet tre trappor ');
  await user.type(screen.getByLabelText(/^Namn/), 'upp');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Namn/), '{Backspace}{Backspace}{Backspace}{Backspace}');
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test('shows no error when an empty field is left', async () => {
  const { user } = renderForm();
  await user.click(screen.getByLabelText(/^Namn/));
  await user.tab();
  expect(screen.getByLabelText(/^Namn/)).toHaveAttribute('aria-invalid', 'false');
});

test('does not submit invalid values, and focuses the first invalid field', async () => {
  const onSubmit = jest.fn();
  const { user } = renderForm({ onSubmit });
  await user.click(saveButton());
  expect(await screen.findByText('Hyra måste fyllas i')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Namn/)).toHaveFocus();
  expect(screen.getByLabelText(/^Namn/)).toHaveAccessibleDescription('Namn måste fyllas i');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('submits the values as cast by the schema, without fields it does not have', async () => {
  const onSubmit = jest.fn();
  const { user } = renderForm({ onSubmit });
  await user.type(screen.getByLabelText(/^Namn/), '  Lgh 1101 ');
  await user.type(screen.getByLabelText(/^Hyra/), '8 500,50');
  await user.click(screen.getByLabelText('Uthyrd'));
  await user.click(saveButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Lgh 1101', fee: 8500.5, rented: true, note: null });
});

describe('server errors', () => {
  const validValues = { name: 'Lgh', fee: 100 };

  test('shows the first message below the field and focuses it, until the field is changed', async () => {
    const onSubmit = () => Promise.reject(validationError({ fee: ['Hyran är för hög', 'Och en till'] }));
    const { user } = renderForm({ onSubmit, initial: validValues });
    await user.click(saveButton());
    expect(await screen.findByText('Hyran är för hög')).toBeInTheDocument();
    expect(screen.queryByText('Och en till')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Hyra/)).toHaveFocus();
    expect(screen.getByLabelText(/^Namn/)).toHaveValue('Lgh');

    await user.type(screen.getByLabelText(/^Hyra/), '1');
    expect(screen.queryByText('Hyran är för hög')).not.toBeInTheDocument();
  });

  test('shows above the form the message of a field that is not rendered', async () => {
    const onSubmit = () => Promise.reject(validationError({ entity_id: ['Objektet är redan uthyrt'] }));
    const { user } = renderForm({ onSubmit, initial: validValues });
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Objektet är redan uthyrt');
  });

  test('shows the same error again after another submit', async () => {
    const onSubmit = () => Promise.reject(validationError({ name: ['Namnet är upptaget'] }));
    const { user } = renderForm({ onSubmit, initial: validValues });
    await user.click(saveButton());
    await screen.findByText('Namnet är upptaget');
    await user.type(screen.getByLabelText(/^Namn/), 'x');
    await user.click(saveButton());
    expect(await screen.findByText('Namnet är upptaget')).toBeInTheDocument();
  });
});

test('ignores a second click while submitting', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((done) => (finish = done)));
  const { user } = renderForm({ onSubmit, initial: { name: 'Lgh', fee: 1 } });
  await user.click(saveButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: /Spara/ }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => finish());
});

test('a form has unsaved changes until they are saved, but not while submitting', async () => {
  const dirtyWhileSubmitting: boolean[] = [];
  const onSubmit = () => dirtyWhileSubmitting.push(isDirty());
  const { user, isDirty } = renderForm({ onSubmit, initial: { name: 'Lgh', fee: 1 } });
  expect(isDirty()).toBe(false);
  await user.type(screen.getByLabelText(/^Namn/), ' 2');
  expect(isDirty()).toBe(true);
  await user.click(saveButton());
  await waitFor(() => expect(dirtyWhileSubmitting).toEqual([false]));
  expect(isDirty()).toBe(false);
});

test('lists many errors with links to their fields', async () => {
  const { user } = renderScreen(
    <SchemaForm
      schema={yup.object({
        name: schema.fields.name,
        address: yup.string().label('Adress').required('Adress måste fyllas i'),
        postal_code: yup.string().label('Postnummer').required('Postnummer måste fyllas i'),
        city: yup.string().label('Ort').required('Ort måste fyllas i'),
        country: yup.string().label('Land').required().default('Sverige'),
      })}
      initialValues={{ country: 'Sverige' }}
      onSubmit={() => undefined}
      submitLabel="Spara"
    >
      <TextField name="name" />
      <AddressFields />
    </SchemaForm>,
  );
  await user.click(saveButton());
  expect(await screen.findByText('4 uppgifter behöver rättas')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ort måste fyllas i' }));
  expect(screen.getByLabelText(/^Ort/)).toHaveFocus();
});

test('marks a required field that has a default: the user may not clear it', async () => {
  const { user } = renderScreen(
    <SchemaForm
      schema={yup.object({
        country: yup.string().label('Land').required('Land måste fyllas i').default('Sverige'),
        note: yup.string().label('Anteckning').default('Ingen'),
      })}
      initialValues={{ country: 'Sverige', note: 'Ingen' }}
      onSubmit={() => undefined}
      submitLabel="Spara"
    >
      <TextField name="country" />
      <TextField name="note" />
    </SchemaForm>,
  );
  const country = screen.getByRole('textbox', { name: 'Land' });
  expect(country).toBeRequired();
  expect(screen.getByText('Land')).toHaveTextContent('Land*');
  expect(screen.getByText('Anteckning')).toHaveTextContent(/^Anteckning$/);
  await user.clear(country);
  await user.click(saveButton());
  expect(country).toHaveAccessibleDescription('Land måste fyllas i');
});

/** Types a name, waits until the draft is saved, and unmounts the form. */
const typeAndUnmount = async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const first = renderForm({ draftKey: 'lease.create' });
  await first.user.type(screen.getByLabelText(/^Namn/), 'Lgh 7');
  act(() => jest.advanceTimersByTime(5000));
  first.unmount();
  jest.useRealTimers();
};

test('restores a draft, and deletes it when the form is saved', async () => {
  await typeAndUnmount();
  const { user } = renderForm({ draftKey: 'lease.create' });
  await user.click(screen.getByRole('button', { name: 'Återställ' }));
  expect(screen.getByLabelText(/^Namn/)).toHaveValue('Lgh 7');
  await user.type(screen.getByLabelText(/^Hyra/), '1');
  await user.click(saveButton());
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('saves a draft at once when the page is reloaded', async () => {
  const { user, unmount } = renderForm({ draftKey: 'lease.create' });
  await user.type(screen.getByLabelText(/^Namn/), 'Kv. Eken');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  renderForm({ draftKey: 'lease.create' });
  await user.click(await screen.findByRole('button', { name: 'Återställ' }));
  expect(screen.getByLabelText(/^Namn/)).toHaveValue('Kv. Eken');
});

test('offers a draft only to the user who typed it', async () => {
  await typeAndUnmount();
  const other = renderForm({ draftKey: 'lease.create', user: { ...createUser(), id: createUser().id + 1 } });
  expect(screen.queryByText('Det finns ett utkast som inte blev sparat.')).toBeNull();
  other.unmount();
  renderForm({ draftKey: 'lease.create' });
  expect(screen.getByText('Det finns ett utkast som inte blev sparat.')).toBeVisible();
});

test('shows the error of a value for which the form has no field, instead of doing nothing', async () => {
  const submitted: unknown[] = [];
  const { user } = renderScreen(
    <SchemaForm
      schema={yup.object({ contact: yup.object({ phone: yup.string().max(3, 'Telefon är för långt') }) })}
      initialValues={{ contact: { phone: '12345' } }}
      onSubmit={(values) => submitted.push(values)}
      submitLabel="Spara"
    >
      <TextField name="note" label="Anteckning" />
    </SchemaForm>,
  );
  expect(screen.queryByText('Telefon är för långt')).not.toBeInTheDocument();
  await user.click(saveButton());
  expect(await screen.findByText('Telefon är för långt')).toBeInTheDocument();
  expect(submitted).toEqual([]);
});

test('submits nothing when the user does not confirm, and the form stays changed', async () => {
  const submitted: unknown[] = [];
  const answers = [false, true];
  const { user, isDirty } = renderScreen(
    <SchemaForm
      schema={yup.object({ note: yup.string().label('Anteckning') })}
      initialValues={{ note: '' }}
      confirm={async () => answers.shift() === true}
      onSubmit={(values) => submitted.push(values)}
      submitLabel="Spara"
    >
      <TextField name="note" />
    </SchemaForm>,
  );
  await user.type(screen.getByLabelText('Anteckning'), 'Ny');
  await user.click(saveButton());
  await waitFor(() => expect(answers).toEqual([true]));
  expect(submitted).toEqual([]);
  expect(isDirty()).toBe(true);
  await user.click(saveButton());
  await waitFor(() => expect(submitted).toEqual([{ note: 'Ny' }]));
});

test('a field that was mounted twice still counts as mounted when one of the two is gone', async () => {
  const fail = async () => {
    throw Object.assign(new Error('Fel'), { fieldErrors: () => ({ name: 'Namnet är upptaget' }) });
  };
  const Twice = () => {
    const [both, setBoth] = useState(true);
    return (
      <SchemaForm
        schema={yup.object({ name: yup.string().required() })}
        initialValues={{ name: 'Åkerö' }}
        onSubmit={fail}
        submitLabel="Spara"
      >
        <TextField name="name" />
        {both && <TextField name="name" />}
        <button type="button" onClick={() => setBoth(false)}>
          Visa ett
        </button>
      </SchemaForm>
    );
  };
  const { user } = renderScreen(<Twice />);
  await user.click(screen.getByRole('button', { name: 'Visa ett' }));
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findAllByText('Namnet är upptaget')).toHaveLength(1);
});

describe('a form that edits a stored resource', () => {
  const RefetchedForm = ({ onSubmit }: { onSubmit: (values: unknown) => unknown }) => {
    const [read, setRead] = useState({ name: 'Kv. Eken', updated_at: 'v1' });
    return (
      <>
        <button type="button" onClick={() => setRead({ name: 'Kv. Björken', updated_at: 'v2' })}>
          Läs om
        </button>
        <SchemaForm
          schema={schema.shape({ updated_at: yup.string().nullable() })}
          initialValues={{ fee: 5, ...read }}
          onSubmit={onSubmit}
          submitLabel="Spara"
        >
          <TextField name="name" />
        </SchemaForm>
      </>
    );
  };

  test('shows what was read last while the user has typed nothing', async () => {
    const { user } = renderScreen(<RefetchedForm onSubmit={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Läs om' }));
    await waitFor(() => expect(screen.getByLabelText(/^Namn/)).toHaveValue('Kv. Björken'));
  });

  test('keeps what was typed, and sends the version that was shown when it was typed', async () => {
    const onSubmit = jest.fn();
    const { user } = renderScreen(<RefetchedForm onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText(/^Namn/), ' 2');
    await user.click(screen.getByRole('button', { name: 'Läs om' }));
    await user.click(saveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Kv. Eken 2', updated_at: 'v1' }));
  });

  test('sends the version that the first save returned when it is saved again', async () => {
    const onSubmit = jest.fn().mockResolvedValueOnce({ updated_at: 'v1-saved' });
    const { user } = renderScreen(<RefetchedForm onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText(/^Namn/), ' 2');
    await user.click(saveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await user.type(screen.getByLabelText(/^Namn/), '3');
    await user.click(saveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Kv. Eken 23', updated_at: 'v1-saved' }),
    );
  });
});

describe('a conflict', () => {
  const NameForm = ({ onSubmit }: { onSubmit: (values: unknown) => unknown }) => {
    const [version, setVersion] = useState('v1');
    return (
      <>
        <button type="button" onClick={() => setVersion('v2')}>
          Läs om
        </button>
        <SchemaForm
          schema={schema.shape({ updated_at: yup.string().nullable() })}
          initialValues={{ name: 'Nytt', fee: 5, updated_at: version }}
          onSubmit={onSubmit}
          submitLabel="Spara"
        >
          <TextField name="name" />
        </SchemaForm>
      </>
    );
  };
  const conflict = new ApiError(409, 'Någon annan har ändrat.', {
    name: ['Nu sparat: Andra'],
    fee: ['Nu sparat: 7 kr'],
  });

  test('shows the message and the stored values of the fields, and the form can be submitted again with the version that was read since', async () => {
    const onSubmit = jest.fn().mockRejectedValueOnce(conflict);
    const { user } = renderScreen(<NameForm onSubmit={onSubmit} />);
    await user.click(saveButton());
    expect(await screen.findByText('Någon annan har ändrat.')).toBeVisible();
    expect(screen.getByText('Nu sparat: Andra')).toBeVisible();
    expect(screen.queryByText(/Nu sparat: 7 kr/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Läs om' }));
    await user.click(saveButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.calls.map(([values]) => [values.name, values.updated_at])).toEqual([
      ['Nytt', 'v1'],
      ['Nytt', 'v2'],
    ]);
  });
});

test('the error of a field that the pointer leaves is shown after the click, so that the clicked button does not move', async () => {
  const { user } = renderForm();
  await user.type(screen.getByLabelText(/Hyra/), 'åtta');
  await user.pointer({ keys: '[MouseLeft>]', target: saveButton() });
  expect(screen.queryByText('Hyra måste vara ett tal')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: saveButton() });
  expect(await screen.findByText('Hyra måste vara ett tal')).toBeVisible();
});
