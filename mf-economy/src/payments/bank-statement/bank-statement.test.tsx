import { type BankStatement, bankStatementCalls } from '@husrum/contract/bank-statement';
import { companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { describeStatement } from './bank-statement.texts';
import BankStatementOverviewScreen from './bank-statement-overview.screen';

const makeStatement = (changes: Partial<BankStatement> = {}): BankStatement => ({
  id: 3,
  company: { id: 2, name: 'Åkerö AB' },
  account: 'SE4550000000058398257466',
  file: { id: 5, name: 'kontoutdrag.xml' },
  from_on: '2026-11-27',
  to_on: '2026-11-27',
  opening: 10_000,
  closing: 17_600,
  deposits: 8500,
  booked: 8500,
  aside: 0,
  elsewhere: 0,
  undecided: 0,
  undecided_count: 0,
  other: -900,
  besides: 0,
  unreadable: 0,
  previous_on: '2026-11-26',
  gap: 0,
  missing_from: null,
  missing_to: null,
  state: 'RECONCILED',
  ...changes,
});
const describePlainly = (changes: Partial<BankStatement>) =>
  describeStatement(makeStatement(changes)).map((text) => text.replaceAll('\u00a0', ' '));
const renderStatements = () =>
  renderScreen(<BankStatementOverviewScreen />, {
    route: routes.bankStatement.overview,
    url: '/economy/statement',
  });

test('lists statements with their balances, what ties and what is missing, each linked to its file', async () => {
  fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(
      bankStatementCalls.list,
      pageResponse([
        makeStatement({
          id: 4,
          from_on: '2026-11-30',
          to_on: '2026-11-30',
          state: 'OPEN',
          undecided: 400,
          undecided_count: 2,
        }),
        makeStatement(),
      ]),
    );
  renderStatements();
  expect(await screen.findByRole('heading', { level: 1, name: 'Avstämning' })).toBeVisible();
  await screen.findByText('Inte avstämt');
  const [, open, reconciled] = screen.getAllByRole('row');
  if (!open || !reconciled) throw new Error('no rows');
  expect(within(open).getByText('Inte avstämt')).toBeVisible();
  expect(within(open).getByText(/^2 insättningar om 400.kr väntar på beslut\.$/)).toBeVisible();
  expect(within(reconciled).getByText('Avstämt')).toBeVisible();
  expect(within(reconciled).getByRole('link', { name: /SE455/ })).toHaveAttribute(
    'href',
    '/economy/bankfile/5',
  );
  expect(screen.getByRole('link', { name: 'Inlästa filer' })).toHaveAttribute('href', '/economy/bankfile');
});

test('says how statements get here when there are none', async () => {
  fakeApi().on(companyCalls.list, pageResponse([])).on(bankStatementCalls.list, pageResponse([]));
  renderStatements();
  expect(await screen.findByText('Inga kontoutdrag ännu')).toBeVisible();
});

test.each<[Partial<BankStatement>, string[]]>([
  [{}, []],
  [{ gap: -400 }, ['Ingående saldo är 400 kr lägre än det utgående 2026-11-26.']],
  [
    { gap: 400, missing_from: '2026-11-24', missing_to: '2026-11-25', previous_on: '2026-11-23' },
    ['Ingående saldo är 400 kr högre än det utgående 2026-11-23. Utdrag saknas för 2026-11-24 – 2026-11-25.'],
  ],
  [
    { missing_from: '2026-11-25', missing_to: '2026-11-25' },
    ['Inget utdrag för 2026-11-25, men saldot är detsamma.'],
  ],
  [{ unreadable: 1 }, ['1 post i filen gick inte att läsa.']],
  [{ previous_on: null }, ['Första utdraget för kontot: det finns inget att jämföra ingående saldo med.']],
  [{ aside: 300 }, ['300 kr är lagt åt sidan.']],
  [{ elsewhere: 300 }, ['300 kr registreras i bokföringsprogrammet.']],
  [
    { besides: 500 },
    ['Bokföringen har 500 kr mer samma dagar: registrerat för hand eller till ett annat konto.'],
  ],
  [{ besides: -500 }, ['500 kr av det registrerade är bokfört en annan dag, eller ångrat samma dagar.']],
])('describes %j', (changes, texts) => {
  expect(describePlainly(changes)).toEqual(texts);
});
