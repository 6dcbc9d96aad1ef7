import { token } from '@husrum/api-client';
import { portalCalls } from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { addDays, today } from '@husrum/format';
import { fakeApi, renderScreen } from '@husrum/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import PortalForgotScreen from './forgot.screen';
import PortalInvoicesScreen from './invoices.screen';
import PortalLedgerScreen from './ledger.screen';
import PortalOverviewScreen from './overview.screen';
import {
  fakePortal,
  landlord,
  lease,
  makeInvoice,
  makeTicket,
  PORTAL_TOKEN_KEY,
  rememberTenant,
} from './portal.test-data';
import PortalResetScreen from './reset.screen';
import PortalTicketCreateScreen from './ticket-create.screen';
import PortalTicketDetailScreen from './ticket-detail.screen';
import PortalTicketsScreen from './tickets.screen';

const accessToken = { access_token: 'tenant-token', token_type: 'Bearer', expires_in: 3600 };
const renderOverview = () =>
  renderScreen(<PortalOverviewScreen />, { route: routes.portal.landlord, url: '/portal/holms', user: null });

test('a tenant signs in, sees the landlord, the next invoice, open tickets and leases, and signs out; a user of the product stays signed in', async () => {
  token.set('landlord');
  const api = fakePortal().on(portalCalls.login, accessToken).on(portalCalls.logout, { message: '' });
  const { user } = renderOverview();
  await user.click(await screen.findByLabelText(/^Mejladress/));
  await user.paste('bo@example.se');
  await user.click(screen.getByLabelText(/^Lösenord/));
  await user.paste('en lagom lång mening');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByText('Hej Bo Östlund!')).toBeVisible();
  expect(api.requests(portalCalls.login)[0]?.body).toEqual({
    stub: 'holms',
    email: 'bo@example.se',
    password: 'en lagom lång mening',
  });
  expect(api.requests(portalCalls.me)[0]?.headers.get('Authorization')).toBe('Bearer tenant-token');
  expect(screen.getByText('Vi byter tvättmaskiner i december.')).toBeVisible();
  expect(screen.getByRole('link', { name: '019-12 34 56' })).toBeVisible();
  expect(await screen.findByText('Avi 100012')).toBeVisible();
  expect(screen.queryByText('Avi 100011')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Droppande kran' })).toHaveAttribute(
    'href',
    '/portal/holms/ticket/5',
  );
  expect(await screen.findByText('Storgatan 1, 702 11 Örebro')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logga ut' }));
  expect(await screen.findByLabelText(/^Lösenord/)).toBeVisible();
  expect(localStorage.getItem(PORTAL_TOKEN_KEY)).toBeNull();
  expect(token.get()).toBe('landlord');
});

test('a tenant who signs in after another one has signed out in another tab does not see what that one has read', async () => {
  rememberTenant();
  const api = fakePortal();
  renderOverview();
  expect(await screen.findByText('Hej Bo Östlund!')).toBeVisible();
  const setTokenInAnotherTab = (value: string | null) => {
    if (value === null) localStorage.removeItem(PORTAL_TOKEN_KEY);
    else localStorage.setItem(PORTAL_TOKEN_KEY, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PORTAL_TOKEN_KEY })));
  };
  setTokenInAnotherTab(null);
  expect(await screen.findByLabelText(/^Lösenord/)).toBeVisible();
  api.hangs(portalCalls.me);
  setTokenInAnotherTab('token-of-another-tenant');
  expect(await screen.findByRole('heading', { name: 'Översikt' })).toBeVisible();
  expect(screen.queryByText('Hej Bo Östlund!')).not.toBeInTheDocument();
});

test('says that the email address or the password is wrong', async () => {
  fakePortal().fails(portalCalls.login, 422, { message: 'Fel mejladress eller lösenord.' });
  const { user } = renderOverview();
  await user.click(await screen.findByLabelText(/^Mejladress/));
  await user.paste('bo@example.se');
  await user.type(screen.getByLabelText(/^Lösenord/), 'fel');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(await screen.findByText('Fel mejladress eller lösenord.')).toBeVisible();
});

test('asks for sign-in again when the account has been revoked', async () => {
  rememberTenant();
  fakePortal()
    .fails(portalCalls.me, 401, { message: 'Du är utloggad.' })
    .fails(portalCalls.refresh, 401, { message: 'Du är utloggad.' });
  renderOverview();
  expect(await screen.findByLabelText(/^Lösenord/)).toBeVisible();
  expect(localStorage.getItem(PORTAL_TOKEN_KEY)).toBeNull();
});

test('renews an expired token without asking the tenant to sign in', async () => {
  localStorage.setItem(PORTAL_TOKEN_KEY, 'old');
  const api = fakePortal().on(portalCalls.refresh, accessToken);
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    new Headers(init?.headers).get('Authorization') === 'Bearer old' && !String(input).includes('refresh')
      ? Response.json({ message: 'Du är utloggad.' }, { status: 401 })
      : answer(input, init);
  renderOverview();
  expect(await screen.findByText('Hej Bo Östlund!')).toBeVisible();
  expect(api.requests(portalCalls.refresh)).toHaveLength(1);
});

test('an unknown portal address shows that the portal does not exist', async () => {
  fakeApi().fails(tenantPortalCalls.landlord, 404, { message: 'Det du söker finns inte.' });
  renderOverview();
  expect(await screen.findByRole('heading', { name: 'Portalen finns inte' })).toBeVisible();
});

test('shows the Swish code of an unpaid invoice with what is left, and of no other', async () => {
  rememberTenant();
  const swish = '123 118 11 89';
  fakePortal().on(portalCalls.invoices, [
    makeInvoice({ left: 500, swish }),
    makeInvoice({ id: 10, reference: '100011', state: 'PAID', left: 0, swish }),
    makeInvoice({ id: 9, reference: '100010', state: 'CREDITED', left: 0, swish }),
    makeInvoice({ id: 8, reference: '100009' }),
  ]);
  renderScreen(<PortalInvoicesScreen />, {
    route: routes.portal.invoices,
    url: '/portal/holms/invoice',
    user: null,
  });
  const code = await screen.findByRole('img', { name: /^Swish-kod för 500/ });
  expect(screen.getAllByRole('img', { name: /^Swish-kod/ })).toEqual([code]);
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h7v1H0z/);
  expect(screen.getByText('123 118 11 89')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kopiera meddelandet' })).toBeVisible();
});

test('lists the sent invoices with what is left to pay', async () => {
  rememberTenant();
  fakePortal().on(portalCalls.invoices, [
    makeInvoice({
      state: 'OVERDUE',
      due_at: addDays(today(new Date()), -12),
      left: 500,
      payments: [{ kind: 'PAYMENT', amount: 7000, paid_at: '2026-11-22' }],
      credited: 1000,
    }),
    makeInvoice({ id: 10, reference: '100011', state: 'PAID', left: 0 }),
    makeInvoice({ id: 9, reference: '100010', autogiro: true }),
    makeInvoice({ id: 8, kind: 'CREDIT', reference: '100009', state: 'PAID', amount: -500, left: 0 }),
  ]);
  renderScreen(<PortalInvoicesScreen />, {
    route: routes.portal.invoices,
    url: '/portal/holms/invoice',
    user: null,
  });
  const rows = within(await screen.findByRole('list', { name: 'Avier' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/^(Avi \d|Kreditering)/).textContent)).toEqual([
    'Avi 100012',
    'Avi 100011',
    'Avi 100010',
    'Kreditering',
  ]);
  const [overdue, paid, autogiro, credit] = rows;
  expect(credit).not.toHaveTextContent('Betald');
  expect(overdue).toHaveTextContent('Förfallen i 12 dagar');
  expect(overdue).toHaveTextContent(/Förfallen.*500 kr kvar att betala.*OCR-nummer 10001234/);
  expect(overdue).toHaveTextContent(/Betalt 2026-11-22: 7\s000\skr.*Krediterat: 1\s000\skr/);
  expect(paid).toHaveTextContent('Betald');
  expect(paid).not.toHaveTextContent('OCR');
  expect(autogiro).toHaveTextContent('Dras via autogiro');
  expect(screen.getByRole('button', { name: 'Öppna som PDF: Avi 100012' })).toBeVisible();
});

test('a fault is reported, and a photo that could not be uploaded is named', async () => {
  rememberTenant();
  const api = fakePortal()
    .on(portalCalls.createTicket, makeTicket({ status: 'NEW' }))
    .fails(portalCalls.addPhoto, 422, { message: 'Fel', data: { file: ['Lagringsutrymmet är fullt.'] } });
  const { user, location } = renderScreen(<PortalTicketCreateScreen />, {
    route: routes.portal.createTicket,
    url: '/portal/holms/ticket/create',
    user: null,
  });
  expect(await screen.findByText(/Ring 019-12 34 56 direkt/)).toBeVisible();
  await user.click(screen.getByLabelText(/^Rubrik/));
  await user.paste('Droppande kran');
  await user.click(screen.getByLabelText(/^Beskrivning/));
  await user.paste('Kranen i köket droppar.');
  await user.upload(screen.getByLabelText('Bilder'), new File(['a'], 'kran.jpg', { type: 'image/jpeg' }));
  expect(screen.getByRole('button', { name: 'Ta bort kran.jpg' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText('kran.jpg kom inte med: Lagringsutrymmet är fullt.')).toBeVisible();
  expect(api.requests(portalCalls.createTicket)[0]?.body).toEqual({
    type: 'REPORT',
    entity_id: lease.entity.id,
    subject: 'Droppande kran',
    description: 'Kranen i köket droppar.',
  });
  expect(location()).toBe('/portal/holms/ticket/5');
});

test('a tenant whose lease has ended cannot report faults', async () => {
  rememberTenant();
  fakePortal().on(portalCalls.leases, [{ ...lease, status: 'inactive', stop: '2026-10-31' }]);
  renderScreen(<PortalTicketCreateScreen />, {
    route: routes.portal.createTicket,
    url: '/portal/holms/ticket/create',
    user: null,
  });
  expect(await screen.findByText(/Just nu har du inget pågående hyresavtal här/)).toBeVisible();
});

describe('a ticket', () => {
  const renderTicket = () =>
    renderScreen(<PortalTicketDetailScreen />, {
      route: routes.portal.ticket,
      url: '/portal/holms/ticket/5',
      user: null,
    });
  const landlordComment = {
    id: 1,
    author: 'USER',
    author_name: 'Anna Andersson',
    comment: 'När är du hemma?',
    created_at: '2026-11-19T08:00:00.000Z',
  } as const;

  test('that is open shows the landlord’s comments, and takes one from the tenant', async () => {
    rememberTenant();
    const api = fakePortal().on(portalCalls.ticket, makeTicket({ comments: [landlordComment] }));
    const { user } = renderTicket();
    expect(await screen.findByRole('heading', { name: 'Droppande kran' })).toBeVisible();
    expect(screen.getByText('Anna Andersson')).toBeVisible();
    const tenantComment = {
      ...landlordComment,
      id: 2,
      author: 'TENANT',
      author_name: 'Bo Östlund',
      comment: 'I morgon.',
    } as const;
    api.on(portalCalls.comment, makeTicket({ comments: [landlordComment, tenantComment] }));
    await user.click(screen.getByRole('textbox', { name: /^Kommentar/ }));
    await user.paste('I morgon.');
    await user.click(screen.getByRole('button', { name: 'Skicka kommentar' }));
    expect(await screen.findByText('Du')).toBeVisible();
    expect(api.requests(portalCalls.comment)[0]?.body).toEqual({ comment: 'I morgon.' });
  });

  test.each([
    ['NEW', /När det har påbörjats kan du kommentera/],
    ['RESOLVED', /Ärendet är löst och kan inte kommenteras/],
  ] as const)('with status %s says why it cannot be commented on', async (status, reason) => {
    rememberTenant();
    fakePortal().on(portalCalls.ticket, makeTicket({ status }));
    renderTicket();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Kommentar/ })).not.toBeInTheDocument();
  });

  test('of somebody else is not found', async () => {
    rememberTenant();
    fakePortal().fails(portalCalls.ticket, 404, { message: 'Det du söker finns inte.' });
    renderTicket();
    expect(await screen.findByRole('heading', { name: 'Sidan finns inte' })).toBeVisible();
  });

  test('asks for sign-in when its link in a mail is opened, and is shown afterwards', async () => {
    fakePortal().on(portalCalls.login, accessToken).on(portalCalls.ticket, makeTicket());
    const { user } = renderTicket();
    await user.click(await screen.findByLabelText(/^Mejladress/));
    await user.paste('bo@example.se');
    await user.click(screen.getByLabelText(/^Lösenord/));
    await user.paste('en lagom lång mening');
    await user.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(await screen.findByRole('heading', { name: 'Droppande kran' })).toBeVisible();
  });
});

describe('the photos of a ticket', () => {
  const first = { id: 1, name: 'kran.jpg' };
  const second = { id: 2, name: 'golv.jpg' };
  const open = async (photos: (typeof first)[]) => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    rememberTenant();
    const api = fakePortal()
      .on(portalCalls.ticket, makeTicket({ photos }))
      .on(portalCalls.photo, new Blob(['a']));
    const { user } = renderScreen(<PortalTicketDetailScreen />, {
      route: routes.portal.ticket,
      url: '/portal/holms/ticket/5',
      user: null,
    });
    await user.click(await screen.findByRole('button', { name: 'Visa kran.jpg' }));
    expect(await screen.findByRole('img', { name: 'kran.jpg' })).toBeVisible();
    return { api, user };
  };

  test('are shown above the page; arrow keys change photo and Esc closes', async () => {
    const { user } = await open([first, second]);
    const viewer = screen.getByRole('dialog', { name: 'kran.jpg' });
    expect(within(viewer).getByText('Bild 1 av 2')).toBeVisible();
    expect(within(viewer).getByRole('button', { name: 'Föregående bild' })).toBeDisabled();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('img', { name: 'golv.jpg' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByText('Bild 2 av 2')).toBeVisible();
    await user.click(within(viewer).getByRole('button', { name: 'Föregående bild' }));
    expect(await screen.findByRole('img', { name: 'kran.jpg' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
  });

  test('can be downloaded when the browser cannot show them', async () => {
    await open([first]);
    expect(screen.queryByText(/^Bild 1 av/)).not.toBeInTheDocument();
    fireEvent.error(screen.getByRole('img'));
    expect(await screen.findByText(/kan inte visa bilden/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ladda ner bilden' })).toHaveAttribute('download', 'kran.jpg');
  });
});

describe('while the landlord has no subscription', () => {
  const closed = { message: 'Hyresgästportalen är stängd just nu.' };
  const fakeClosedPortal = () => {
    rememberTenant();
    return fakePortal()
      .on(portalCalls.me, {
        name: 'Bo Östlund',
        email: 'bo@example.se',
        stub: 'holms',
        landlord,
        is_closed: true,
      })
      .fails(portalCalls.leases, 402, closed)
      .fails(portalCalls.tickets, 402, closed);
  };

  test('the pages say that the portal is closed, how to reach the landlord and where the invoices are', async () => {
    fakeClosedPortal();
    const { user, location } = renderOverview();
    expect(await screen.findByRole('heading', { name: 'Portalen är stängd just nu' })).toBeVisible();
    expect(screen.getByText(/^Holms Fastigheter AB använder inte hyresgästportalen just nu/)).toBeVisible();
    expect(screen.getByRole('link', { name: '019-12 34 56' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ärenden' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Alla avier' }));
    expect(location()).toBe('/portal/holms/invoice');
  });

  test.each([
    ['the overview', <PortalOverviewScreen key="page" />, routes.portal.landlord, '/portal/holms'],
    ['the tickets', <PortalTicketsScreen key="page" />, routes.portal.tickets, '/portal/holms/ticket'],
    ['a ticket', <PortalTicketDetailScreen key="page" />, routes.portal.ticket, '/portal/holms/ticket/5'],
    [
      'the form of a ticket',
      <PortalTicketCreateScreen key="page" />,
      routes.portal.createTicket,
      '/portal/holms/ticket/create',
    ],
  ] as const)('%s makes no calls that a closed portal refuses', async (_pageName, page, route, url) => {
    const api = fakeClosedPortal().fails(portalCalls.ticket, 402, closed);
    renderScreen(page, { route, url, user: null });
    expect(await screen.findByRole('heading', { name: 'Portalen är stängd just nu' })).toBeVisible();
    for (const call of [portalCalls.leases, portalCalls.tickets, portalCalls.ticket])
      expect(api.requests(call)).toHaveLength(0);
  });

  test('the link to the tickets is not shown before it is known whether the portal is closed', async () => {
    fakeClosedPortal().hangs(portalCalls.me);
    renderScreen(<PortalInvoicesScreen />, {
      route: routes.portal.invoices,
      url: '/portal/holms/invoice',
      user: null,
    });
    expect(await screen.findByText('Avi 100012')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Översikt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ärenden' })).not.toBeInTheDocument();
  });

  test('the invoices can be read', async () => {
    fakeClosedPortal();
    renderScreen(<PortalInvoicesScreen />, {
      route: routes.portal.invoices,
      url: '/portal/holms/invoice',
      user: null,
    });
    expect(await screen.findByText('Avi 100012')).toBeVisible();
    expect(screen.queryByText(/stängd/)).not.toBeInTheDocument();
  });
});

test('a forgotten password is replaced through a mailed link', async () => {
  const api = fakePortal().on(portalCalls.forgot, { message: 'Vi har skickat ett mejl.' });
  const forgot = renderScreen(<PortalForgotScreen />, {
    route: routes.portal.forgot,
    url: '/portal/holms/forgot',
    user: null,
  });
  await forgot.user.click(screen.getByLabelText(/^Mejladress/));
  await forgot.user.paste('bo@example.se');
  await forgot.user.click(screen.getByRole('button', { name: 'Skicka länk' }));
  expect(await screen.findByText('Vi har skickat ett mejl.')).toBeVisible();
  expect(api.requests(portalCalls.forgot)[0]?.body).toEqual({ stub: 'holms', email: 'bo@example.se' });
  forgot.unmount();

  fakePortal().on(portalCalls.reset, { message: 'Ditt nya lösenord gäller nu.' });
  const { user, location } = renderScreen(<PortalResetScreen />, {
    route: routes.portal.reset,
    url: '/portal/holms/reset/abc',
    user: null,
  });
  await user.click(screen.getByLabelText(/^Nytt lösenord/));
  await user.paste('nu kommer jag ihåg');
  await user.click(screen.getByLabelText(/^Upprepa lösenordet/));
  await user.paste('nu kommer jag ihåg');
  await user.click(screen.getByRole('button', { name: 'Spara lösenordet' }));
  expect(await screen.findByText('Ditt nya lösenord gäller nu.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Till inloggningen' }));
  expect(location()).toBe('/portal/holms');
});

test('shows what is owed to each company with every event, and opens the PDF of one', async () => {
  rememberTenant();
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  Object.assign(URL, { createObjectURL: () => 'blob:ledger', revokeObjectURL: () => undefined });
  const invoice = { key: 'INVOICE-1', kind: 'INVOICE', day: '2026-11-20', reference: '100012' } as const;
  const api = fakePortal()
    .on(portalCalls.ledgers, [
      {
        ...{ company: { id: 3, name: 'Ek AB' }, balance: 3500 },
        entries: [
          {
            ...{ key: 'PAYMENT-2', kind: 'PAYMENT', day: '2026-11-25', reference: '100012' },
            ...{ amount: -5000, balance: 3500 },
          },
          { ...invoice, amount: 8500, balance: 8500 },
        ],
      },
      { company: null, balance: -250, entries: [{ ...invoice, amount: -250, balance: -250 }] },
      { company: { id: 4, name: 'Öst AB' }, balance: 0, entries: [{ ...invoice, amount: 0, balance: 0 }] },
    ])
    .on(portalCalls.ledgerPdf, new Blob(['%PDF']));
  const { user } = renderScreen(<PortalLedgerScreen />, {
    route: routes.portal.ledger,
    url: '/portal/holms/ledger',
    user: null,
  });
  const rows = within(await screen.findByRole('list', { name: 'Ek AB' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Inbetalning 100012−5 000 kr2026-11-25Saldo 3 500 kr',
    'Hyresavi 1000128 500 kr2026-11-20Saldo 8 500 kr',
  ]);
  expect(screen.getByText('Att betala')).toBeVisible();
  expect(screen.getByText('Till godo')).toBeVisible();
  expect(screen.getByText('Inget att betala')).toBeVisible();
  // The company that has been removed has no PDF.
  expect(screen.getAllByRole('button', { name: /^Öppna som PDF/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Öppna som PDF: Ek AB' }));
  await waitFor(() => expect(api.requests(portalCalls.ledgerPdf)[0]?.params.id).toBe('3'));
  opened.mockRestore();
});

test('a tenant without invoices and payments is told so', async () => {
  rememberTenant();
  fakePortal().on(portalCalls.ledgers, []);
  renderScreen(<PortalLedgerScreen />, {
    route: routes.portal.ledger,
    url: '/portal/holms/ledger',
    user: null,
  });
  expect(await screen.findByText('Du har inga avier eller betalningar än.')).toBeVisible();
});
