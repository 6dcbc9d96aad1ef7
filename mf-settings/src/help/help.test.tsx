import { helpCalls } from '@husrum/contract/help';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import HelpContactScreen from './contact.screen';
import FaqScreen from './faq.screen';

const renderContact = () => {
  const api = fakeApi().on(helpCalls.send, { message: 'Tack!' });
  return {
    api,
    ...renderScreen(<HelpContactScreen />, { api, url: '/help/contact?sida=%2Finvoicebase%2F7' }),
  };
};
const findTextbox = (name: RegExp) => screen.findByRole('textbox', { name });

test('sends a question with the page that the user came from', async () => {
  const { api, user } = renderContact();
  await user.type(await findTextbox(/Meddelande/), 'Hur flyttar jag förfallodagen?');
  expect(screen.queryByRole('textbox', { name: /återskapar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText('Tack!')).toBeInTheDocument();
  expect(api.requests(helpCalls.send)[0]?.body).toMatchObject({
    type: 'Fråga',
    body: 'Hur flyttar jag förfallodagen?',
    reproduce: null,
    page: '/invoicebase/7',
  });
  expect(await findTextbox(/Meddelande/)).toHaveValue('');
});

test('a bug report asks how the fault is reproduced', async () => {
  const { api, user } = renderContact();
  await user.type(await findTextbox(/Meddelande/), 'Det står fel');
  await user.click(screen.getByRole('combobox', { name: /Typ/ }));
  await user.click(await screen.findByTitle('Felanmälan'));
  await user.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText('Beskriv hur vi återskapar felet')).toBeInTheDocument();
  expect(api.requests(helpCalls.send)).toEqual([]);
});

test('the questions can be searched', async () => {
  const { user } = renderScreen(<FaqScreen />, { api: fakeApi() });
  await user.type(screen.getByRole('searchbox', { name: 'Sök bland frågorna' }), 'autogiro');
  await user.click(screen.getByText('Kan jag använda autogiro?'));
  expect(await screen.findByText(/bara för företag som är kopplade till Fortnox/)).toBeVisible();
  expect(screen.queryByText('Var börjar jag?')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('Ingen fråga passar sökningen')).toBeInTheDocument();
});

test('the answers about the price link to the page that shows it, and say how many months an invoice covers at least', async () => {
  const { user } = renderScreen(<FaqScreen />, { api: fakeApi() });
  await user.click(screen.getByText('Vad kostar det, och hur länge är det gratis?'));
  expect(await screen.findByRole('link', { name: 'Visa priset' })).toHaveAttribute(
    'href',
    '/setting/membership',
  );
  await user.click(screen.getByText('Kan vi betala prenumerationen mot faktura?'));
  expect(await screen.findByText(/minst sex månader åt gången/)).toBeVisible();
});

test('the topics are headings one level below the title of the page', async () => {
  renderScreen(<FaqScreen />, { api: fakeApi() });
  expect(screen.getByRole('heading', { level: 1, name: 'Vanliga frågor' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Hyresavier' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});
