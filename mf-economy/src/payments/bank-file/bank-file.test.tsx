import { type BankPayment, bankFileCalls } from '@husrum/contract/bank-file';
import { companyCalls } from '@husrum/contract/company';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { createUser, type FakeApi, fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeInvoiceListItem } from '../../invoicing/invoice/invoice.test-data';
import InvoiceOverviewScreen from '../../invoicing/invoice/invoice-overview.screen';
import EconomyOverviewScreen from '../../runs/economy/economy-overview.screen';
import { makeBankFile, makeBankFileRow, makeBankPayment, makeGroups } from './bank-file.test-data';
import BankFileDetailScreen from './bank-file-detail.screen';
import BankFileOverviewScreen from './bank-file-overview.screen';

const company = (id: number, name: string) => ({
  id,
  name,
  organisation_number: '559999-0016',
  entities_count: 1,
  created_at: '2026-01-02T08:00:00.000Z',
});

const answerPayments = (api: FakeApi, payments: readonly BankPayment[]) =>
  api
    .on(companyBooksCalls.list, { data: [] })
    .on(bankFileCalls.payments, ({ query }) =>
      pageResponse(payments.filter(({ state }) => query.state === undefined || state === query.state)),
    );
const renderOverview = (role: 'ADMINISTRATOR' | 'READER' = 'ADMINISTRATOR') =>
  renderScreen(<BankFileOverviewScreen />, {
    route: routes.bankFile.overview,
    url: '/economy/bankfile',
    user: createUser({ role }),
  });
const renderDetail = (role: 'ADMINISTRATOR' | 'READER' = 'ADMINISTRATOR') =>
  renderScreen(<BankFileDetailScreen />, {
    route: routes.bankFile.detail,
    url: '/economy/bankfile/5',
    user: createUser({ role }),
  });
const chooseFile = async (user: ReturnType<typeof renderOverview>['user'], name = 'insättningar.xml') => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['<Document/>'], name));
};
const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';
const table = (name: string) => within(screen.getByRole('table', { name }));

describe('the list', () => {
  test('lists the files with their progress, each linked to its page', async () => {
    fakeApi()
      .on(companyCalls.list, pageResponse([]))
      .on(bankFileCalls.list, pageResponse([makeBankFileRow({ booked: 3, booked_amount: 20_000 })]));
    renderOverview();
    expect(screen.getByRole('heading', { level: 1, name: 'Betalningar från banken' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'insättningar.xml camt.054' })).toHaveAttribute(
      'href',
      '/economy/bankfile/5',
    );
    expect(screen.getByRole('cell', { name: '3 av 4' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ekonomisk översikt' })).toHaveAttribute('href', '/economy');
  });

  test('fetches a file that is kept as it was uploaded, and says of another that it is not', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    // jsdom cannot navigate to a file.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const api = fakeApi()
      .on(companyCalls.list, pageResponse([]))
      .on(
        bankFileCalls.list,
        pageResponse([
          makeBankFileRow({ kept_until: '2033-12-31' }),
          makeBankFileRow({ id: 6, name: 'a.xml' }),
        ]),
      )
      .on(bankFileCalls.file, new Blob(['<Document/>']));
    const { user } = renderOverview('READER');
    const [kept, other] = await screen.findAllByRole('button', { name: 'Val för raden' });
    if (!kept || !other) throw new Error('no menus');
    await user.click(kept);
    await user.click(await screen.findByRole('menuitem', { name: 'Hämta filen' }));
    await waitFor(() => expect(api.requests(bankFileCalls.file)).toMatchObject([{ params: { id: '5' } }]));
    await user.click(other);
    expect(await screen.findByText('Filen finns inte sparad')).toBeVisible();
  });

  test('a dropped file is read at once, and its page opens', async () => {
    const api = fakeApi()
      .on(companyCalls.list, pageResponse([]))
      .on(bankFileCalls.list, pageResponse([]))
      .on(bankFileCalls.upload, { ...makeBankFile(), is_known: false });
    const { user, location } = renderOverview();
    expect(await screen.findByText('Inga bankfiler ännu')).toBeVisible();
    await chooseFile(user);
    await waitFor(() => expect(location()).toBe('/economy/bankfile/5'));
    expect(await screen.findByText('Filen är inläst: 4 betalningar')).toBeVisible();
    expect(api.requests(bankFileCalls.upload)[0]?.file).toHaveProperty('name', 'insättningar.xml');
  });

  test('a file that was read before opens with a notice', async () => {
    fakeApi()
      .on(companyCalls.list, pageResponse([]))
      .on(bankFileCalls.list, pageResponse([]))
      .on(bankFileCalls.upload, { ...makeBankFile(), is_known: true });
    const { user } = renderOverview();
    await chooseFile(user);
    expect(await screen.findByText('Filen är redan inläst. Här är den.')).toBeVisible();
  });

  test('a refused file stays with the reason, and is read again for the company that is chosen', async () => {
    const api = fakeApi()
      .on(companyCalls.list, pageResponse([company(2, 'Åkerö AB'), company(3, 'Asken AB')]))
      .on(bankFileCalls.list, pageResponse([]))
      .fails(bankFileCalls.upload, 422, { data: { company_id: ['Välj vilket företag filen gäller.'] } });
    const { user, location } = renderOverview();
    await screen.findByRole('combobox', { name: 'Företag' });
    await chooseFile(user);
    expect(await screen.findByText('Välj vilket företag filen gäller.')).toBeVisible();
    expect(screen.getByText('insättningar.xml')).toBeVisible();

    api.on(bankFileCalls.upload, { ...makeBankFile(), is_known: false });
    await user.click(screen.getByRole('combobox', { name: 'Företag' }));
    await user.click(await screen.findByTitle('Asken AB'));
    await user.click(screen.getByRole('button', { name: 'Läs in igen' }));
    await waitFor(() => expect(location()).toBe('/economy/bankfile/5'));
    expect(api.requests(bankFileCalls.upload).at(-1)?.body).toEqual({ company_id: 3 });
  });

  test('a role that may only read has no drop zone', async () => {
    fakeApi()
      .on(companyCalls.list, pageResponse([]))
      .on(bankFileCalls.list, pageResponse([makeBankFileRow()]));
    renderOverview('READER');
    expect(await screen.findByRole('link', { name: /insättningar/ })).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  test('a failed list offers to try again', async () => {
    fakeApi().on(companyCalls.list, pageResponse([])).fails(bankFileCalls.list, 500);
    renderOverview();
    expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeVisible();
  });
});

test('a button of the economy page and an item of the invoice list’s menu open the page of bank files', async () => {
  fakeApi()
    .hangs(economyCalls.statistics)
    .hangs(economyCalls.projectedIncome)
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(jobRunCalls.list, pageResponse([]));
  const economy = renderScreen(<EconomyOverviewScreen />, { url: '/economy' });
  await economy.user.click(await screen.findByRole('button', { name: 'Betalningar från banken' }));
  expect(economy.location()).toBe('/economy/bankfile');
  economy.unmount();

  fakeApi()
    .on(invoiceCalls.list, { ...pageResponse([]), sum: { pay_amount_rounded: 0, payment_left: 0 } })
    .hangs(statisticsCalls.business)
    .hangs(statisticsCalls.badges);
  const invoices = renderScreen(<InvoiceOverviewScreen />, {
    route: routes.invoice.overview,
    url: '/invoicebase/overview',
  });
  await invoices.user.click(await screen.findByRole('button', { name: 'Fler val' }));
  await invoices.user.click(await screen.findByRole('menuitem', { name: 'Betalningar från banken' }));
  expect(invoices.location()).toBe('/economy/bankfile');
});

describe('a file', () => {
  const exact = makeBankPayment();
  const less = makeBankPayment({ id: 12, amount: 5000, reason: 'LESS', payer: 'EK EVA' });
  const proposed = makeBankPayment({
    id: 13,
    state: 'CHOICE',
    reason: 'PROPOSED',
    reference: null,
    message: 'Hyra januari',
  });
  const unknown = makeBankPayment({
    id: 14,
    amount: 3700,
    state: 'CHOICE',
    reason: 'UNKNOWN',
    invoice: null,
    can_book: false,
    payer: null,
    reference: null,
  });
  const duplicate = makeBankPayment({
    id: 15,
    state: 'KNOWN',
    reason: 'DUPLICATE',
    invoice: null,
    can_book: false,
    other_file: { id: 4, name: 'förra.xml' },
  });
  const leftOut = makeBankPayment({
    id: 16,
    state: 'OUTSIDE',
    reason: 'LEFT_OUT',
    invoice: null,
    can_book: false,
  });
  const all = [exact, less, proposed, unknown, duplicate, leftOut];
  const groups = makeGroups({
    READY: [2, 13_500],
    CHOICE: [2, 12_200],
    KNOWN: [1, 8500],
    OUTSIDE: [1, 8500],
  });
  const setUp = (changes = {}) =>
    answerPayments(fakeApi().on(bankFileCalls.detail, makeBankFile({ groups, ...changes })), all);

  test('a file lists the entries that cannot be read, with the reasons', async () => {
    const logged = jest.spyOn(console, 'error');
    setUp({
      unreadable: [
        { place: 'post 7', reason: 'DAY', booked_on: null, amount: '8500.00 SEK' },
        { place: 'post B9', reason: 'PARTS', booked_on: '2026-11-20', amount: null },
        // The bank has named two entries alike.
        { place: 'post B9', reason: 'DAY', booked_on: null, amount: null },
      ],
    });
    renderDetail();
    expect(await screen.findByText('3 poster i filen går inte att läsa')).toBeVisible();
    expect(screen.getByText('post B9: datum saknas')).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
    expect(screen.getByText('post 7: datum saknas, 8500.00 SEK')).toBeVisible();
    expect(screen.getByText('post B9: delarna ger en annan summa än posten, 2026-11-20')).toBeVisible();
  });

  test('shows its payments in groups, with sums, reasons and links', async () => {
    setUp({ withdrawals: 3, pending: 1 });
    renderDetail();
    for (const [title, count] of [
      ['Klara att registrera: 2 betalningar, 13 500 kr', 2],
      ['Behöver ett val: 2 betalningar, 12 200 kr', 2],
      ['Redan registrerade: 1 betalning, 8 500 kr', 1],
      ['Utanför: 1 betalning, 8 500 kr', 1],
    ] as const) {
      const heading = await screen.findByRole('heading', {
        name: (name) => name.replace(/\u00a0/g, ' ') === title,
      });
      expect(heading).toBeVisible();
      const [group = ''] = title.split(':');
      await screen.findByRole('table', { name: group });
      expect(table(group).getAllByRole('row')).toHaveLength(count + 1);
    }
    expect(table('Klara att registrera').getAllByRole('link', { name: 'Avi 100247' })[0]).toHaveAttribute(
      'href',
      '/invoicebase/7',
    );
    expect(screen.getByText(/^Delbetalning, 3\s500\skr blir kvar$/)).toBeVisible();
    expect(screen.getByText('Ingen avi stämmer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'förra.xml' })).toHaveAttribute('href', '/economy/bankfile/4');
    expect(screen.getByText('3 uttag läses inte in')).toBeVisible();
    expect(screen.getByText(/^1 betalning är inte bokförd av banken än/)).toBeVisible();
  });

  test('registers the ready payments that are not unticked, and the ticked proposals, after a confirmation', async () => {
    const api = setUp().on(bankFileCalls.book, { count: 2, amount: 17_000, surplus: 500 });
    const { user } = renderDetail();
    expect(
      await screen.findByRole('button', { name: /^Registrera 2 betalningar om 13\s500\skr$/ }),
    ).toBeEnabled();
    await untick(user, 'EK EVA');
    await user.click(screen.getByRole('checkbox', { name: 'Registrera på avi 100247' }));
    await user.click(screen.getByRole('button', { name: /^Registrera 2 betalningar om 17\s000\skr$/ }));
    const dialog = await screen.findByRole('dialog');
    expect(getText(dialog)).toContain('2 betalningar om 17 000 kr registreras på sina avier');
    expect(getText(dialog)).toContain('1 betalning behöver ett val och registreras inte nu');
    await user.click(within(dialog).getByRole('button', { name: 'Registrera' }));
    expect(await screen.findByText(/^2 betalningar är registrerade, 17\s000\skr$/)).toBeVisible();
    expect(screen.getByText(/^500\skr översteg avierna/)).toBeVisible();
    const request = api.requests(bankFileCalls.book)[0];
    expect(request?.body).toEqual({
      except_ids: [12],
      also: [{ id: 13, invoice_id: 7 }],
      count: 2,
      amount: 17_000,
      match_digest: 'a1b2',
    });
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  const untick = async (user: ReturnType<typeof renderDetail>['user'], payer: string) => {
    const row = (await screen.findByText(payer)).closest('tr');
    if (row === null) throw new Error(`no row of ${payer}`);
    await user.click(within(row).getByRole('checkbox'));
  };
  const message = 'Betalningarna har ändrats sedan sidan laddades. Ingenting är registrerat.';
  const confirmBooking = async (user: ReturnType<typeof renderDetail>['user'], button: RegExp) => {
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Registrera' }));
  };

  test('after a conflict the payments are fetched again: unticked ones stay unticked, and ticks are removed', async () => {
    const api = setUp().fails(bankFileCalls.book, 409, { message });
    const { user } = renderDetail();
    await untick(user, 'EK EVA');
    const proposal = await screen.findByRole('checkbox', { name: 'Registrera på avi 100247' });
    await user.click(proposal);
    await confirmBooking(user, /^Registrera 2 betalningar/);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(api.requests(bankFileCalls.detail).length).toBeGreaterThan(1));
    expect(
      await screen.findByRole('button', { name: /^Registrera 1 betalning om 8\s500\skr$/ }),
    ).toBeEnabled();
    const row = screen.getByText('EK EVA').closest('tr') ?? document.body;
    expect(within(row).getByRole('checkbox')).not.toBeChecked();
    expect(proposal).not.toBeChecked();
  });

  test('after a conflict an unticked payment that is not ready any more is no longer subtracted', async () => {
    const api = setUp().fails(bankFileCalls.book, 409, { message });
    const { user } = renderDetail();
    await untick(user, 'EK EVA');
    answerPayments(api, [exact, { ...less, state: 'CHOICE', reason: 'PAID' }, proposed]);
    api.on(
      bankFileCalls.detail,
      makeBankFile({ groups: makeGroups({ READY: [1, 8500], CHOICE: [2, 13_500] }) }),
    );
    await confirmBooking(user, /^Registrera 1 betalning/);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText('1 betalning vald')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: /^Registrera 1 betalning om 8\s500\skr$/ }),
    ).toBeEnabled();
  });

  test('a payment that was unticked stays unticked after the others are registered', async () => {
    const api = setUp().on(bankFileCalls.book, { count: 1, amount: 8500, surplus: 0 });
    const { user } = renderDetail();
    await untick(user, 'EK EVA');
    answerPayments(api, [less]);
    api.on(bankFileCalls.detail, makeBankFile({ groups: makeGroups({ READY: [1, 5000] }) }));
    await confirmBooking(user, /^Registrera 1 betalning/);
    expect(await screen.findByText(/^1 betalning är registrerad/)).toBeVisible();
    expect(await screen.findByText('0 betalningar valda')).toBeVisible();
    const row = screen.getByText('EK EVA').closest('tr') ?? document.body;
    expect(within(row).getByRole('checkbox')).not.toBeChecked();
  });

  test('without an answer the selection stays, and is sent once more with the same key', async () => {
    const api = setUp().fails(bankFileCalls.book, 503);
    const { user } = renderDetail();
    await untick(user, 'EK EVA');
    expect(screen.getByText('1 betalning vald')).toBeVisible();
    const book = async () => {
      await user.click(await screen.findByRole('button', { name: /^Registrera 1 betalning om 8\s500\skr$/ }));
      const dialog = await screen.findByRole('dialog');
      expect(getText(dialog)).toContain('1 betalning om 8 500 kr registreras på sin avi,');
      await user.click(within(dialog).getByRole('button', { name: 'Registrera' }));
    };
    await book();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const readLast = () => api.requests(bankFileCalls.book).at(-1);
    const key = readLast()?.headers.get('Idempotency-Key');
    expect(key).toBeTruthy();
    api.on(bankFileCalls.book, { count: 1, amount: 8500, surplus: 0 });
    await book();
    expect(await screen.findByText(/^1 betalning är registrerad, 8\s500\skr$/)).toBeVisible();
    expect(readLast()?.body).toEqual({
      except_ids: [12],
      also: [],
      count: 1,
      amount: 8500,
      match_digest: 'a1b2',
    });
    expect(readLast()?.headers.get('Idempotency-Key')).toBe(key);
  });

  test('warns of a registered payment that the bank took back, and leads from each file to the other', async () => {
    const otherFile = { id: 4, name: 'annan.xml' };
    answerPayments(
      fakeApi().on(
        bankFileCalls.detail,
        makeBankFile({ groups: makeGroups({ CHOICE: [1, 8500], KNOWN: [1, 8500], OUTSIDE: [1, 0] }) }),
      ),
      [
        { ...exact, state: 'CHOICE', reason: 'REVERSED', is_reversed: true, other_file: otherFile },
        { ...duplicate, reason: 'BOOKED', is_reversed: true, invoice: exact.invoice, other_file: otherFile },
        { ...leftOut, reason: 'REVERSAL', invoice: exact.invoice, other_file: otherFile },
      ],
    );
    renderDetail();
    for (const note of [
      'Återförd av banken. Kryssa i bara om den ändå ska registreras. Fil med återföringen: annan.xml',
      'Registrerad på avin, men återförd av banken. Ångra betalningen på avin. Fil med återföringen: annan.xml',
      'Återföring av en betalning som är registrerad på avin. Ångra den där. Fil med betalningen: annan.xml',
    ])
      expect(await screen.findByRole('cell', { name: note })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'annan.xml' }))
      expect(link).toHaveAttribute('href', '/economy/bankfile/4');
  });

  const partsOf = (first: number | null, second: number | null): BankPayment['parts'] => [
    {
      id: 7,
      reference: '100247',
      status: 'PENDING_PAYMENT',
      entity: 'Lgh 1001',
      tenant: 'Bo Östlund',
      left: 8500,
      amount: first,
    },
    {
      id: 8,
      reference: '100248',
      status: 'PENDING_PAYMENT',
      entity: 'Lgh 1002',
      tenant: 'Eva Ek',
      left: 7777,
      amount: second,
    },
  ];
  const showPayment = (payment: BankPayment, state = payment.state) => {
    answerPayments(
      fakeApi().on(
        bankFileCalls.detail,
        makeBankFile({ groups: makeGroups({ [state]: [1, payment.amount] }) }),
      ),
      [payment],
    );
    return renderDetail();
  };
  const readRow = async (group: string): Promise<string> => {
    const found = await screen.findByRole('table', { name: group });
    return getText(within(found).getAllByRole('row')[1] ?? found);
  };

  test('a payment of two tenants is shown as divided, with what each invoice gets', async () => {
    showPayment({ ...exact, amount: 16_277, parts: partsOf(8500, 7777) });
    const row = await readRow('Klara att registrera');
    expect(row).toContain('Avi 100247 Bo Östlund · 8 500 kr');
    expect(row).toContain('Avi 100248 Eva Ek · 7 777 kr');
    expect(row).toContain('Delas på 2 avier, med en betalning på varje');
    expect(screen.getByRole('link', { name: 'Avi 100248' })).toHaveAttribute('href', '/invoicebase/8');
  });

  test('a payment of two tenants with another amount says what the invoices add up to, and has no picker', async () => {
    const { user } = showPayment({
      ...unknown,
      reason: 'SEVERAL',
      amount: 16_000,
      parts: partsOf(null, null),
    });
    expect(await readRow('Behöver ett val')).toContain(
      'Nämner avi 100247 (kvar 8 500 kr) och avi 100248 (kvar 7 777 kr), tillsammans 16 277 kr. Betalningen är 277 kr mindre, så den delas inte av sig själv. Dela den på avierna.',
    );
    expect(screen.queryByRole('button', { name: 'Välj avi' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
    expect(await screen.findByRole('menuitem', { name: 'Lägg åt sidan' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Välj/ })).not.toBeInTheDocument();
  });

  test('a division that is proposed is registered when it is ticked, and skips an invoice that is paid', async () => {
    showPayment({ ...proposed, amount: 7777, parts: partsOf(0, 7777) });
    expect(await readRow('Behöver ett val')).toContain('Avi 100247 Bo Östlund · redan betald');
    expect(screen.getByText('Förslag efter avinummer. Hela beloppet till avi 100248')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Registrera på avi 100248' })).toBeVisible();
  });

  test('names the invoice that prevents a division', async () => {
    showPayment({ ...unknown, reason: 'IN_PROGRAM', invoice: exact.invoice, parts: partsOf(null, null) });
    expect(await readRow('Behöver ett val')).toContain(
      'Kan inte delas, eftersom avi 100247 ligger i ett bokföringsprogram.',
    );
  });

  test('a payment that another file has, too, links to that file', async () => {
    const otherFile = { id: 4, name: 'annan.xml' };
    showPayment({ ...proposed, reason: 'SIMILAR', other_file: otherFile });
    expect(
      await screen.findByRole('cell', {
        name: 'En lika stor betalning de närmaste dagarna finns i en annan fil. Kryssa i bara om det här är en till. Den andra filen: annan.xml',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'annan.xml' })).toHaveAttribute('href', '/economy/bankfile/4');
  });

  test('a proposal of more than what is left says where the rest goes', async () => {
    answerPayments(
      fakeApi().on(bankFileCalls.detail, makeBankFile({ groups: makeGroups({ CHOICE: [1, 9000] }) })),
      [{ ...proposed, amount: 9000, surplus: 500 }],
    );
    renderDetail();
    expect(
      await screen.findByText(/^Förslag efter belopp, namn eller meddelande\. 500\skr mer än avin\. /),
    ).toBeVisible();
  });

  test('an invoice is picked for a payment: the nearest are listed, and the search finds the others of the company', async () => {
    const api = setUp()
      .on(
        bankFileCalls.nearest,
        pageResponse([
          {
            ...{ id: 8, reference: '100249', status: 'OVERDUE' as const, tenant: 'Eva Ek', tenant_id: 4 },
            ...{ entity: 'Lgh 1002', left: 8400, due_at: '2026-11-30' },
          },
        ]),
      )
      .on(invoiceCalls.list, {
        ...pageResponse([makeInvoiceListItem({ id: 9, reference: '100250', status: 'OVERDUE' })]),
        sum: { pay_amount_rounded: 0, payment_left: 0 },
      })
      .on(bankFileCalls.choose, makeBankPayment({ id: 14, is_chosen: true }));
    const { user } = renderDetail();
    await user.click(await screen.findByRole('button', { name: 'Välj avi' }));
    expect(await screen.findByRole('option', { name: /Avi 100249.*Eva Ek · Lgh 1002/ })).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Sök avi' }), '100250');
    await user.click(await screen.findByRole('option', { name: /Avi 100250/ }));
    expect(await screen.findByText('Avin är vald')).toBeVisible();
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({
      company_id: 2,
      search: '100250',
      payable_from_bank_file: true,
    });
    expect(api.requests(bankFileCalls.choose)[0]).toMatchObject({
      params: { id: '14' },
      body: { invoice_id: 9, left_out: false },
    });
  });

  test('a written-off invoice is found by its number, with what a payment takes back', async () => {
    setUp()
      .on(bankFileCalls.nearest, pageResponse([]))
      .on(invoiceCalls.list, {
        ...pageResponse([
          makeInvoiceListItem({
            ...{ id: 9, reference: '100250', status: 'PAYED', payment_left: 0, written_off: 5625 },
          }),
        ]),
        sum: { pay_amount_rounded: 0, payment_left: 0 },
      });
    const { user } = renderDetail();
    await user.click(await screen.findByRole('button', { name: 'Välj avi' }));
    await user.type(screen.getByRole('combobox', { name: 'Sök avi' }), '100250');
    expect(await screen.findByRole('option', { name: /Avi 100250.*5\s625.*Avskriven/ })).toBeVisible();
  });

  test('a payment is left out, and included again', async () => {
    const api = setUp().on(bankFileCalls.choose, leftOut);
    const { user } = renderDetail();
    await screen.findByText('EK EVA');
    const openMenu = async (group: string, index = 0) => {
      const buttons = await table(group).findAllByRole('button', { name: 'Val för raden' });
      await user.click(buttons[index] ?? document.body);
    };
    await openMenu('Klara att registrera');
    await user.click(await screen.findByRole('menuitem', { name: 'Lägg åt sidan' }));
    await screen.findByRole('dialog');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lägg åt sidan' }));
    expect(await screen.findByText('Betalningen är lagd åt sidan')).toBeVisible();
    expect(api.requests(bankFileCalls.choose)[0]?.body).toEqual({
      invoice_id: null,
      left_out: true,
      aside_note: null,
    });

    api.on(bankFileCalls.choose, exact);
    await openMenu('Utanför');
    await user.click(await screen.findByRole('menuitem', { name: 'Ta med igen' }));
    expect(await screen.findByText('Betalningen är med igen')).toBeVisible();
  });

  test('a file can be removed until something is registered', async () => {
    const api = setUp().on(bankFileCalls.remove, { message: 'Bankfilen är borttagen' });
    const { user, location } = renderDetail();
    const openMenu = async () => user.click(await screen.findByRole('button', { name: 'Fler val' }));
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Ta bort filen' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ta bort filen' }),
    );
    await waitFor(() => expect(location()).toBe('/economy/bankfile'));
    expect(api.requests(bankFileCalls.remove)).toHaveLength(1);
  });

  test('once something is registered, the menu says why the file stays', async () => {
    setUp({ can_remove: false });
    const { user } = renderDetail();
    await user.click(await screen.findByRole('button', { name: 'Fler val' }));
    expect(await screen.findByText('Betalningar i den är registrerade')).toBeVisible();
  });

  test('a role that may only read sees the groups without choices', async () => {
    setUp();
    const { user } = renderDetail('READER');
    expect(await screen.findByText('EK EVA')).toBeVisible();
    expect(screen.getByText('Din roll får se filen men inte registrera betalningar.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Registrera|Välj avi)/ })).not.toBeInTheDocument();
    // All that a reader may do is to fetch the file.
    await user.click(screen.getByRole('button', { name: 'Fler val' }));
    expect((await screen.findAllByRole('menuitem')).map(getText)).toEqual([
      expect.stringContaining('Hämta filen'),
    ]);
  });

  test('on a phone each payment is a card, with its choice', async () => {
    const showWidth = (width: number) =>
      act(() => {
        window.innerWidth = width;
        window.dispatchEvent(new Event('resize'));
      });
    showWidth(390);
    setUp();
    renderDetail();
    expect(await screen.findByRole('button', { name: 'Välj avi' })).toBeVisible();
    expect(screen.getByText('Okänd betalare')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Registrera 2 betalningar/ })).toBeVisible();
    showWidth(1024);
  });
});
