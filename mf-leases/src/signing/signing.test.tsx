import { type Agreement, agreementCalls } from '@husrum/contract/agreement';
import { integrationCalls } from '@husrum/contract/integration';
import { type SigningOverview, signingCalls } from '@husrum/contract/signing';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeAgreement } from '../agreement/agreement.test-data';
import { Agreements } from '../agreement/agreements';
import { makeParty, makeSigning, makeSigningOverview } from './signing.test-data';

const setup = (overview: Partial<SigningOverview>, agreement: Partial<Agreement> = {}) => {
  const api = fakeApi()
    .on(agreementCalls.listByLease, [makeAgreement(agreement)])
    .on(integrationCalls.list, { data: [], services: [] })
    .on(signingCalls.detail, makeSigningOverview(overview));
  return { api, ...renderScreen(<Agreements leaseId={7} inactive={false} />, { api }) };
};
const openFromMenu = async ({ user }: ReturnType<typeof setup>, action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  await screen.findByRole('dialog');
  // The form is another dialog than the one that is shown while its data is loaded.
  await waitFor(() => expect(screen.queryByTestId('skeleton-row')).toBeNull());
  return within(screen.getByRole('dialog'));
};
/** The dialog that was opened above another. In tests antd gives both dialogs the same id, so their names do not tell them apart. */
const findUpperDialog = async (text: string | RegExp) => {
  await screen.findByText(text);
  const upper = screen.getAllByRole('dialog').at(-1);
  if (!upper) throw new Error('no dialog');
  return within(upper);
};
const sentAgreement = { can_sign: false, signing_status: 'pending' } as const;

test('fills in the company and the tenants as parties, checks each party, and sends', async () => {
  const fixture = setup({});
  const { api, user } = fixture;
  const dialog = await openFromMenu(fixture, 'Skicka för signering');
  expect(await dialog.findByDisplayValue('Holm Fastigheter AB')).toBeVisible();
  expect(dialog.getByDisplayValue('19850412-2386')).toBeVisible();
  expect(dialog.getByText(/^Signering är simulerad här/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Skicka' }));
  expect(await dialog.findByText('Mejladress måste fyllas i')).toBeVisible();
  expect(api.requests(signingCalls.send)).toEqual([]);

  const [companyEmail] = dialog.getAllByLabelText(/Mejladress/);
  const [, tenantNumber] = dialog.getAllByLabelText(/Personnummer/);
  if (!companyEmail || !tenantNumber) throw new Error('fields are missing');
  await user.click(companyEmail);
  await user.paste('info@holm.se');
  await user.clear(tenantNumber);
  await user.click(tenantNumber);
  await user.paste('19850412-2387');
  await user.click(dialog.getByRole('button', { name: 'Skicka' }));
  expect(await dialog.findByText(/^Personnumret stämmer inte/)).toBeVisible();
  await user.clear(tenantNumber);
  await user.click(tenantNumber);
  await user.paste('850412-2386');
  await user.click(dialog.getByLabelText(/Meddelande/));
  await user.paste('Välkommen!');
  api.on(signingCalls.send, makeAgreement({ can_sign: false, signing_status: 'draft' }));
  await user.click(dialog.getByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText('Avtalet skickas för signering')).toBeVisible();
  expect(api.requests(signingCalls.send)[0]).toMatchObject({
    params: { id: '61' },
    body: {
      parties: [
        { name: 'Holm Fastigheter AB', email: 'info@holm.se', personal_number: null },
        { name: 'Anna Ahl', email: 'anna@example.se', personal_number: '19850412-2386' },
      ],
      message: 'Välkommen!',
    },
  });
});

test('adds and removes parties; the only remaining one cannot be removed', async () => {
  const fixture = setup({});
  const dialog = await openFromMenu(fixture, 'Skicka för signering');
  await fixture.user.click(await dialog.findByRole('button', { name: 'Lägg till part' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  await fixture.user.click(dialog.getByRole('button', { name: 'Ta bort part 1' }));
  await fixture.user.click(dialog.getByRole('button', { name: 'Ta bort part 2' }));
  expect(dialog.getByDisplayValue('Anna Ahl')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ta bort part 1' })).toBeDisabled();
});

test('shows why the last attempt to send was refused', async () => {
  const dialog = await openFromMenu(
    setup({ refusal: 'Signeringstjänsten godtog inte avtalet.' }),
    'Skicka för signering',
  );
  expect(await dialog.findByText('Signeringstjänsten godtog inte avtalet.')).toBeVisible();
});

test.each([
  ['draft', 'Skickas'],
  ['pending', 'Väntar på signering'],
  ['signed', 'Signerat, förseglas'],
  ['completed', 'Signerat'],
  ['cancelled', 'Signering avbruten'],
  ['expired', 'Signering utgången'],
  ['rejected', 'Avböjt'],
  ['unknown', 'Okänd status'],
] as const)('shows the status %s as %s', async (signingStatus, label) => {
  setup({}, { can_sign: false, signing_status: signingStatus });
  expect(await screen.findByText(label)).toBeVisible();
});

test('shows who has signed, and reminds the others', async () => {
  const signed = makeParty({ status: 'signed', signed_at: '2026-11-20T10:00:00.000Z', method: 'se_bid' });
  const waiting = makeParty({ id: 2, name: 'Bo Berg' });
  const fixture = setup({ signing: makeSigning({ parties: [signed, waiting] }) }, sentAgreement);
  const dialog = await openFromMenu(fixture, 'Visa signering');
  const parties = within(await dialog.findByRole('list', { name: 'Parter' }));
  const [anna, bo] = parties.getAllByRole('listitem');
  expect(anna).toHaveTextContent(/Anna Ahl.*Signerat.*2026-11-20 11:00 med BankID/);
  expect(bo).toHaveTextContent(/Bo Berg.*Väntar/);
  fixture.api.on(signingCalls.remind, { message: 'En påminnelse är skickad' });
  await fixture.user.click(dialog.getByRole('button', { name: 'Påminn' }));
  const question = await findUpperDialog('De som inte har signerat får ett nytt mejl med sin länk.');
  await fixture.user.click(question.getByRole('button', { name: 'Påminn' }));
  expect(await screen.findByText('En påminnelse är skickad')).toBeVisible();
  expect(fixture.api.requests(signingCalls.remind)[0]?.params).toEqual({ id: '61' });
});

test('cancels with a reason of at least ten characters', async () => {
  const fixture = setup({ signing: makeSigning() }, sentAgreement);
  const { api, user } = fixture;
  const dialog = await openFromMenu(fixture, 'Visa signering');
  await user.click(await dialog.findByRole('button', { name: 'Avbryt signeringen' }));
  const form = await findUpperDialog(/^Länkarna slutar att gälla/);
  await user.type(form.getByLabelText(/Anledning/), 'Fel');
  await user.click(form.getByRole('button', { name: 'Avbryt signeringen' }));
  expect(await form.findByText(/minst 10/)).toBeVisible();
  api.on(signingCalls.cancel, { message: 'Signeringen är avbruten' });
  await user.click(form.getByLabelText(/Anledning/));
  await user.paste(' hyra i avtalet');
  await user.click(form.getByRole('button', { name: 'Avbryt signeringen' }));
  expect(await screen.findByText('Signeringen är avbruten')).toBeVisible();
  expect(api.requests(signingCalls.cancel)[0]?.body).toEqual({ reason: 'Fel hyra i avtalet' });
});

test('shows the evidence of a signed agreement, and no actions', async () => {
  const signing = makeSigning({ status: 'completed', signed_sha256: 'b'.repeat(64), ended_at: null });
  const dialog = await openFromMenu(
    setup({ signing }, { ...sentAgreement, signing_status: 'completed' }),
    'Visa signering',
  );
  expect(await dialog.findByText('b'.repeat(64))).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Öppna dokumentet som skickades' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Påminn' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Avbryt signeringen' })).toBeNull();
});

test.each(['cancelled', 'expired'] as const)(
  'a signing that is %s offers a new agreement of the same document, and nobody waits any more',
  async (status) => {
    const fixture = setup(
      { can_send: false, signing: makeSigning({ status }) },
      { can_sign: false, signing_status: status },
    );
    const dialog = await openFromMenu(fixture, 'Visa signering');
    expect(await dialog.findByText('Avtalet går inte att skicka igen')).toBeVisible();
    expect(within(dialog.getByRole('list', { name: 'Parter' })).queryByText('Väntar')).toBeNull();
    fixture.api.on(agreementCalls.renew, makeAgreement({ id: 62 }));
    await fixture.user.click(dialog.getByRole('button', { name: 'Gör ett nytt avtal' }));
    expect(await screen.findByText('Ett nytt avtal är skapat')).toBeVisible();
    expect(fixture.api.requests(agreementCalls.renew)[0]?.params).toEqual({ id: '61' });
  },
);

test('a user with the role READER gets no actions on an agreement', async () => {
  const api = fakeApi()
    .on(agreementCalls.listByLease, [makeAgreement()])
    .on(integrationCalls.list, { data: [], services: [] });
  renderScreen(<Agreements leaseId={7} inactive={false} />, {
    api,
    user: createUser({ role: 'READER' }),
  });
  await screen.findByRole('row', { name: /^Hyresavtal 2024/ });
  expect(screen.queryByRole('button', { name: /Skapa från mall|Ladda upp avtal/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Val för raden' })).toBeNull();
});
