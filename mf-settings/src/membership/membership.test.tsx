import { businessCalls } from '@husrum/contract/business';
import { membershipCalls, type Subscription } from '@husrum/contract/membership';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import MembershipScreen from './membership.screen';
import { makeEndedTrial, makeSubscription, makeTrial } from './membership.test-data';

const setup = (subscription: Subscription) => {
  const api = fakeApi().on(membershipCalls.subscription, subscription);
  return { api, ...renderScreen(<MembershipScreen />, { api }) };
};
const findText = (text: string | RegExp) => screen.findByText(text);
const pressButton = async ({ user }: ReturnType<typeof setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const stubObjectUrls = () => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
};

test('shows an active subscription, the link to its card page, and its invoices', async () => {
  setup(makeSubscription());
  expect(await findText('Aktiv')).toBeVisible();
  expect(screen.getByText('Förnyas 2026-12-20')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Hantera kort och betalning' });
  expect(link).toHaveAttribute('href', 'https://betalning.example/portal');
  expect(link).not.toHaveAttribute('target');
  const table = within(screen.getByRole('table', { name: 'Fakturor' }));
  expect(table.getByText('2026-11-20')).toBeVisible();
  expect(table.getByText('Husrum, en månad')).toBeVisible();
  expect(table.getByText(/^499\s+kr$|^499,00\s+kr$/)).toBeVisible();
  expect(table.getByText('Obetald')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['paid', 'Betald'],
  ['void', 'Makulerad'],
  ['uncollectible', 'uncollectible'],
])('shows an invoice that is %s as %s', async (status, label) => {
  setup(makeSubscription({ invoices: [{ id: 'in_1', created: 0, total: 100, lines: [], status }] }));
  expect(await findText(label)).toBeVisible();
});

test.each([
  ['Gratis provperiod', /^Utan kort förlorar du tillgången till Husrum 2026-12-20/, makeTrial()],
  ['Gratis provperiod', 'Provperioden slutar 2026-12-20', makeTrial()],
  ['Ingen prenumeration', 'Tillgången till Husrum slutade 2026-12-20', makeEndedTrial()],
  [
    'Obetald',
    'Betalningen misslyckades',
    makeSubscription({ is_past_due: true, is_paying_member: false, invoices: [] }),
  ],
  [
    'Pausad – obetald',
    'Betalningen misslyckades',
    makeSubscription({ is_past_due: true, is_paying_member: false, is_active_member: false }),
  ],
  ['Uppsagd', 'Prenumerationen är uppsagd och slutar 2026-12-20', makeSubscription({ is_canceled: true })],
])('shows the status %s with the warning %s', async (status, warning, subscription) => {
  setup(subscription);
  expect(await findText(status)).toBeVisible();
  expect(screen.getAllByText(warning)[0]).toBeVisible();
});

test('a cancelled subscription that has ended says everywhere that it has', async () => {
  setup(makeSubscription({ is_canceled: true, is_active_member: false, is_paying_member: false }));
  expect(await findText('Avslutad')).toBeVisible();
  expect(screen.getByText('Slutade 2026-12-20')).toBeVisible();
  expect(screen.getByText('Prenumerationen slutade 2026-12-20')).toBeVisible();
});

test('who has subscribed during the trial sees one state: the subscription, with the day of the first payment', async () => {
  setup(makeTrial({ is_active_member: true, has_payment_method: true }));
  expect(await findText('Aktiv')).toBeVisible();
  expect(screen.getAllByText('Gratis till och med 2026-12-20')[0]).toBeVisible();
  expect(screen.getByText('Därefter dras avgiften från ditt kort en gång i månaden.')).toBeVisible();
  expect(screen.queryByText(/[Pp]rovperiod/)).not.toBeInTheDocument();
});

test('states the price above the button that orders the subscription, and the button opens the checkout', async () => {
  setup(makeTrial());
  const order = await screen.findByRole('link', { name: 'Lägg till kort och prenumerera' });
  expect(order).toHaveAttribute('href', 'https://betalning.example/checkout');
  const price = screen.getByText('299 kr i månaden, inklusive moms');
  expect(price.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Säg upp' })).not.toBeInTheDocument();
});

test('says where the price is shown when the payment provider states no single amount', async () => {
  setup(makeTrial({ price: null }));
  expect(await findText('Priset står på betalsidan, innan du betalar.')).toBeVisible();
});

test('the text about a subscription that we handle by hand says how many months an invoice covers at least', async () => {
  setup(makeSubscription({ is_manual: true, url: null }));
  expect(await findText(/faktura gäller den minst sex månader/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kontakta oss' })).toBeVisible();
});

test('cancels after a confirmation that states the end date, and resumes', async () => {
  const fixture = setup(makeSubscription());
  const { api } = fixture;
  await pressButton(fixture, 'Säg upp');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Prenumerationen slutar 2026-12-20/)).toBeVisible();
  expect(api.requests(membershipCalls.cancel)).toEqual([]);
  api
    .on(membershipCalls.cancel, { message: 'Prenumerationen är uppsagd' })
    .on(membershipCalls.subscription, makeSubscription({ is_canceled: true }));
  await fixture.user.click(dialog.getByRole('button', { name: 'Säg upp prenumerationen' }));
  expect(await findText('Uppsagd')).toBeVisible();
  api
    .on(membershipCalls.resume, { message: 'Uppsägningen är ångrad' })
    .on(membershipCalls.subscription, makeSubscription());
  await pressButton(fixture, 'Ångra uppsägningen');
  expect(await findText('Aktiv')).toBeVisible();
});

test('opens the PDF of an invoice', async () => {
  stubObjectUrls();
  const tab = { location: { href: '' }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(null), tab));
  const fixture = setup(makeSubscription());
  fixture.api.on(membershipCalls.invoice, new Blob(['%PDF']));
  await pressButton(fixture, 'Visa fakturan från 2026-11-20 som PDF');
  await waitFor(() => expect(tab.location.href).toBe('blob:file'));
  expect(fixture.api.requests(membershipCalls.invoice)[0]?.params).toEqual({ invoice: 'in_2' });
});

test('refetches the subscription when the user comes back from the payment page', async () => {
  const { api } = setup(makeTrial());
  await findText('Gratis provperiod');
  api.on(membershipCalls.subscription, makeSubscription());
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(await findText('Aktiv')).toBeVisible();
});

test('shows that payments are simulated', async () => {
  setup(makeTrial({ is_simulated: true }));
  expect(await findText('Betalningar är simulerade här. Inget kort debiteras.')).toBeVisible();
});

test('shows the subscription while the payment provider does not answer, and offers a retry', async () => {
  const fixture = setup(makeSubscription({ url: null, provider_available: false }));
  expect(await findText('Betaltjänsten svarar inte just nu')).toBeVisible();
  expect(screen.getByText('Husrum, en månad')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Säg upp' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /kort/ })).not.toBeInTheDocument();
  fixture.api.on(membershipCalls.subscription, makeSubscription());
  await pressButton(fixture, 'Försök igen');
  expect(await screen.findByRole('link', { name: /Hantera kort/ })).toBeVisible();
});

test('shows no warning when no payment provider is configured', async () => {
  setup({ ...makeEndedTrial(), url: null, has_provider: false, provider_available: false });
  expect(await findText('Betalning är inte inkopplad')).toBeVisible();
  expect(screen.queryByText(/svarar inte|slutade 2026/)).not.toBeInTheDocument();
});

test('shows only a text and a button to contact us when the subscription is handled by hand', async () => {
  const fixture = setup(makeSubscription({ url: null, is_manual: true, invoices: [] }));
  expect(await findText('Din prenumeration sköts av oss')).toBeVisible();
  expect(screen.queryByText('Fakturor')).not.toBeInTheDocument();
  await pressButton(fixture, 'Kontakta oss');
  expect(fixture.location()).toBe('/help/contact');
});

test('tells a colleague who is not an administrator whom to ask', async () => {
  const api = fakeApi();
  renderScreen(<MembershipScreen />, { api, user: createUser({ role: 'MANAGER' }) });
  expect(await findText('Bara administratörer ser prenumerationen')).toBeVisible();
  expect(api.requests(membershipCalls.subscription)).toEqual([]);
});

test('downloads all data of the business', async () => {
  stubObjectUrls();
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const fixture = setup(makeSubscription());
  fixture.api.on(businessCalls.export, new Blob(['{}']));
  await pressButton(fixture, 'Hämta alla uppgifter');
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  expect(fixture.api.requests(businessCalls.export)).toHaveLength(1);
});
