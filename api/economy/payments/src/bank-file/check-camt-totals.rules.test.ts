import type { CamtPayment } from './bank-file.test-data';
import { createFile, createPage, envelope, NO_FAILURE, oneKrona, readFailure } from './camt-file.test-data';

const summary = (content: string): string => `<TxsSummry>${content}</TxsSummry>`;
const total = (name: string, count: number | null, sum: string | null): string =>
  `<${name}>${count === null ? '' : `<NbOfNtries>${count}</NbOfNtries>`}${sum === null ? '' : `<Sum>${sum}</Sum>`}</${name}>`;

/** Deposits of 8 500 and 1 500.50, a withdrawal of 900, and a deposit of 300 that the bank has not booked. */
const mixed: CamtPayment[] = [
  { amount: 8500, ocr: '133' },
  { amount: 1500.5, ocr: '430' },
  { amount: 900, isDebit: true },
  { amount: 300, ocr: '539', status: 'PDNG' },
];

describe('the summary of a camt file', () => {
  test.each(['camt.053', 'camt.054'] as const)(
    'that states 5 entries and 999 kr, when the file has one entry of 1 kr, is refused with both figures: %s',
    (format) => {
      expect(readFailure(createFile(summary(total('TtlNtries', 5, '999.00')), oneKrona, format))).toBe(
        'Posterna i filen stämmer inte med filens egen summering (konto 9912346): den anger 5 poster om 999 kr, men filen har 1 post om 1 kr. Hämta filen på nytt från banken. Ingenting är inläst.',
      );
    },
  );

  test.each([
    ['the number only', total('TtlNtries', 5, null), 'den anger 5 poster, men filen har 1 post.'],
    ['the sum only', total('TtlNtries', null, '0.99'), 'den anger 0,99 kr, men filen har 1 kr.'],
    [
      'parts of an öre',
      total('TtlNtries', 1, '1.005'),
      'den anger 1 post om 1.005, men filen har 1 post om 1 kr.',
    ],
    [
      'the deposits',
      total('TtlCdtNtries', 2, '1.00'),
      'den anger 2 insättningar om 1 kr, men filen har 1 insättning om 1 kr.',
    ],
    [
      'the withdrawals',
      total('TtlDbtNtries', 1, '1.00'),
      'den anger 1 uttag om 1 kr, men filen har 0 uttag om 0 kr.',
    ],
    [
      'the net amount, in version 2',
      '<TtlNtries><TtlNetNtryAmt>1.00</TtlNetNtryAmt><CdtDbtInd>DBIT</CdtDbtInd></TtlNtries>',
      'den anger −1 kr netto, men filen har 1 kr netto.',
    ],
    [
      'the net amount, in version 8',
      '<TtlNtries><TtlNetNtry><Amt>2.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry></TtlNtries>',
      'den anger 2 kr netto, men filen har 1 kr netto.',
    ],
  ])('is refused when it differs in %s', (_what, content, message) => {
    expect(readFailure(createFile(summary(content), oneKrona))).toContain(message);
  });

  test.each([
    ['is empty', ''],
    ['states the number of entries, but no sum', total('TtlNtries', 4, null)],
    [
      'counts all entries, also pending ones, and adds withdrawals to deposits',
      total('TtlNtries', 4, '11200.50'),
    ],
    ['counts only what is booked', total('TtlNtries', 3, '10900.50')],
    ['is divided by direction', total('TtlCdtNtries', 2, '10000.50') + total('TtlDbtNtries', 1, '900')],
    [
      'counts the pending deposit',
      total('TtlCdtNtries', 3, '10300.50000') + total('TtlDbtNtries', 1, '900.0'),
    ],
    [
      'has the net amount of what is booked',
      '<TtlNtries><NbOfNtries>3</NbOfNtries><TtlNetNtry><Amt>9100.50</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry></TtlNtries>',
    ],
  ])('is accepted when it %s', (_what, content) => {
    expect(readFailure(createFile(summary(content), mixed))).toBe(NO_FAILURE);
  });

  test('counts a reversal in its own direction', () => {
    const payments = [...oneKrona, { amount: 1, ocr: '133', isDebit: true, isReversal: true }];
    const content = total('TtlCdtNtries', 1, '1') + total('TtlDbtNtries', 1, '1');
    expect(readFailure(createFile(summary(content), payments))).toBe(NO_FAILURE);
  });

  test('of an account in euro is in euro, and sums over several currencies are not compared', () => {
    const euro: CamtPayment = { amount: 9, currency: 'EUR' };
    expect(readFailure(createFile(summary(total('TtlNtries', 1, '9.50')), [euro]))).toContain(
      'den anger 1 post om 9,50 EUR, men filen har 1 post om 9 EUR.',
    );
    const both = [...oneKrona, euro];
    expect(readFailure(createFile(summary(total('TtlNtries', 2, '999.00')), both))).toBe(NO_FAILURE);
    expect(readFailure(createFile(summary(total('TtlNtries', 3, '999.00')), both))).toContain(
      'den anger 3 poster, men filen har 2 poster.',
    );
  });
});

interface TestBalance {
  readonly code: string;
  readonly amount: string;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly day?: string | null;
  readonly currency?: string;
}
const balances = (...all: TestBalance[]): string =>
  all
    .map(
      ({ code, amount, direction = 'CRDT', day = '2026-11-20', currency = 'SEK' }) =>
        `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>${direction}</CdtDbtInd>${day === null ? '' : `<Dt><Dt>${day}</Dt></Dt>`}</Bal>`,
    )
    .join('');

describe('the balances of a statement', () => {
  test('that differ from its entries are refused with all figures', () => {
    const text = createFile(
      balances({ code: 'OPBD', amount: '100.00' }, { code: 'CLBD', amount: '150.00' }),
      oneKrona,
    );
    expect(readFailure(text)).toBe(
      'Beloppen i filen stämmer inte med kontots saldo (konto 9912346): ingående saldo 100 kr och posternas 1 kr ger 101 kr, men utgående saldo är 150 kr. Hämta filen på nytt från banken. Ingenting är inläst.',
    );
  });

  // What is booked of the entries is 8 500 + 1 500.50 − 900 = 9 100.50.
  test.each([
    [
      'from the opening balance',
      balances({ code: 'OPBD', amount: '100.00' }, { code: 'CLBD', amount: '9200.50' }),
    ],
    [
      'from the closing balance of the day before',
      balances({ code: 'PRCD', amount: '100', day: '2026-11-19' }, { code: 'CLBD', amount: '9200.50' }),
    ],
    [
      'from an overdrawn account',
      balances(
        { code: 'OPBD', amount: '9200.50', direction: 'DBIT' },
        { code: 'CLBD', amount: '100', direction: 'DBIT' },
      ),
    ],
    [
      'for each of several days',
      balances(
        { code: 'CLBD', amount: '9100.50', day: '2026-11-20' },
        { code: 'OPBD', amount: '8500', day: '2026-11-20' },
        { code: 'CLBD', amount: '8500', day: '2026-11-19' },
        { code: 'OPBD', amount: '0', day: '2026-11-19' },
      ),
    ],
    [
      'without comparing the available balance',
      balances(
        { code: 'OPBD', amount: '0' },
        { code: 'CLBD', amount: '9100.50' },
        { code: 'CLAV', amount: '7' },
      ),
    ],
    ['when the balance at the end is missing', balances({ code: 'OPBD', amount: '5' })],
    ['when the balance at the beginning is missing', balances({ code: 'CLBD', amount: '5' })],
    [
      'in a currency that its entries do not have',
      balances(
        { code: 'OPBD', amount: '5', currency: 'EUR' },
        { code: 'CLBD', amount: '5', currency: 'EUR' },
      ),
    ],
    [
      'of which several have no day',
      balances(
        { code: 'OPBD', amount: '5', day: null },
        { code: 'OPBD', amount: '6', day: null },
        { code: 'CLBD', amount: '5' },
      ),
    ],
  ])('are accepted %s', (_what, before) => {
    expect(readFailure(createFile(before, mixed))).toBe(NO_FAILURE);
  });

  test('do not include what is not booked', () => {
    const withPending = balances({ code: 'OPBD', amount: '0' }, { code: 'CLBD', amount: '9400.50' });
    expect(readFailure(createFile(withPending, mixed))).toContain(
      'ingående saldo 0 kr och posternas 9 100,50 kr ger 9 100,50 kr, men utgående saldo är 9 400,50 kr.',
    );
  });
});

describe('a message of several pages', () => {
  test('has totals of a page or of all pages, and balances over all pages', () => {
    const twoPages = (first: string, second: string) =>
      readFailure(envelope(createPage(1, false, first), createPage(2, true, second)));
    const ofAll = summary(total('TtlNtries', 2, '2'));
    expect(twoPages(ofAll, ofAll)).toBe(NO_FAILURE);
    expect(twoPages(summary(total('TtlNtries', 1, '1')), '')).toBe(NO_FAILURE);
    expect(twoPages(summary(total('TtlNtries', 3, '3')), '')).toContain('den anger 3 poster om 3 kr');
    const opening = balances({ code: 'OPBD', amount: '10' }, { code: 'ITBD', amount: '11' });
    expect(twoPages(opening, balances({ code: 'CLBD', amount: '12' }))).toBe(NO_FAILURE);
    expect(twoPages(opening, balances({ code: 'CLBD', amount: '13' }))).toContain(
      'ger 12 kr, men utgående saldo är 13 kr',
    );
  });
});

describe('an entry that cannot be read', () => {
  const payments: CamtPayment[] = [
    { amount: 8500, ocr: '133' },
    { amount: 100, ocr: '430' },
  ];
  const spoil = (text: string) => text.replace('<Ntry><Amt Ccy="SEK">100.00', '<Ntry><Amt Ccy="SEK">1oo.00');
  const changeParts = (text: string) =>
    text.replace('<TxAmt><Amt Ccy="SEK">100.00', '<TxAmt><Amt Ccy="SEK">90.00');
  const failureOf = (change: (text: string) => string, count: number, sum: string) =>
    readFailure(change(createFile(summary(total('TtlNtries', count, sum)), payments)));

  test.each([
    ['what is missing of the sum', spoil, 2, '8600.00'],
    ['nothing, when the sum is that of the others', spoil, 2, '8500.00'],
    ['the sum of its parts', changeParts, 2, '8590.00'],
    ['the amount of the entry', changeParts, 2, '8600.00'],
  ])('explains a difference: %s', (_what, change, count, sum) => {
    expect(failureOf(change, count, sum)).toBe(NO_FAILURE);
  });

  test.each([
    ['a sum below that of the others', spoil, 2, '8499.00'],
    ['a number of entries', spoil, 3, '8600.00'],
    ['another sum than that of its parts', changeParts, 2, '8595.00'],
  ])('does not explain %s', (_what, change, count, sum) => {
    expect(failureOf(change, count, sum)).toContain('stämmer inte med filens egen summering');
  });
});

describe('the currency of a message', () => {
  const inEuro = (text: string) => text.replace('</Acct>', '<Ccy>EUR</Ccy></Acct>');

  test('is that of the account when there is no such entry, and SEK when nothing says it', () => {
    const text = createFile(summary(total('TtlDbtNtries', 1, '1.00')), oneKrona);
    expect(readFailure(inEuro(text))).toContain(
      'den anger 1 uttag om 1 EUR, men filen har 0 uttag om 0 EUR.',
    );
    const net = '<TtlNtries><TtlNetNtryAmt>5.00</TtlNetNtryAmt><CdtDbtInd>CRDT</CdtDbtInd></TtlNtries>';
    expect(readFailure(createFile(summary(net), []))).toContain(
      'den anger 5 kr netto, men filen har 0 kr netto.',
    );
    expect(readFailure(createFile(summary(net), [{ amount: 4, currency: 'EUR' }]))).toContain(
      'den anger 5 EUR netto, men filen har 4 EUR netto.',
    );
  });

  test('is that of the entries that can be read, also when the first cannot', () => {
    const payments: CamtPayment[] = [{ amount: 1 }, { amount: 2 }];
    const text = createFile(summary(total('TtlNtries', 3, '2.00')), payments);
    expect(readFailure(text.replace('<Ntry><Amt Ccy="SEK">1.00', '<Ntry><Amt Ccy="SEK">ett'))).toContain(
      'den anger 3 poster om 2 kr, men filen har 2 poster om 2 kr.',
    );
  });

  test('is left out when no entry has one', () => {
    const text = createFile(summary(total('TtlDbtNtries', 2, '2.00')), [{ amount: 1, isDebit: true }]);
    expect(readFailure(text.replaceAll(' Ccy="SEK"', ''))).toContain(
      'den anger 2 uttag om 2, men filen har 1 uttag om 1.',
    );
  });
});

test('a message without an account speaks of the account of the file', () => {
  const text = createFile(summary(total('TtlNtries', 2, null)), oneKrona);
  expect(readFailure(text.replace(/<Acct>.*<\/Acct>/s, ''))).toContain('summering (filens konto): den anger');
});

test('a net amount without a direction, and a direction without an amount, are not compared', () => {
  for (const content of ['<TtlNetNtryAmt>5.00</TtlNetNtryAmt>', '<CdtDbtInd>DBIT</CdtDbtInd>'])
    expect(readFailure(createFile(summary(`<TtlNtries>${content}</TtlNtries>`), oneKrona))).toBe(NO_FAILURE);
});

test('a sum with parts of an öre is no sum of entries, unless these are in several currencies', () => {
  const both: CamtPayment[] = [...oneKrona, { amount: 9, currency: 'EUR' }];
  expect(readFailure(createFile(summary(total('TtlNtries', 2, '1.005')), both))).toBe(NO_FAILURE);
});

describe('balances that differ from the entries', () => {
  const refusal = (...all: TestBalance[]) => readFailure(createFile(balances(...all), oneKrona));

  test('are refused when the beginning is the closing balance of the day before', () => {
    expect(
      refusal({ code: 'PRCD', amount: '100', day: '2026-11-19' }, { code: 'CLBD', amount: '150' }),
    ).toContain('ingående saldo 100 kr och posternas 1 kr ger 101 kr, men utgående saldo är 150 kr.');
  });

  test('are refused over several days, from the first to the last of them, in any order', () => {
    expect(
      refusal(
        { code: 'CLBD', amount: '9', day: '2026-11-20' },
        { code: 'OPBD', amount: '3', day: '2026-11-20' },
        { code: 'CLBD', amount: '3', day: '2026-11-19' },
        { code: 'OPBD', amount: '2', day: '2026-11-19' },
      ),
    ).toContain('ingående saldo 2 kr och posternas 1 kr ger 3 kr, men utgående saldo är 9 kr.');
  });

  test('are refused over several days also when these are in their order', () => {
    expect(
      refusal(
        { code: 'OPBD', amount: '2', day: '2026-11-19' },
        { code: 'CLBD', amount: '3', day: '2026-11-19' },
        { code: 'OPBD', amount: '3', day: '2026-11-20' },
        { code: 'CLBD', amount: '9', day: '2026-11-20' },
      ),
    ).toContain('ingående saldo 2 kr och posternas 1 kr ger 3 kr, men utgående saldo är 9 kr.');
  });

  test('are refused when there are no entries at all, and not compared when they have no order', () => {
    const ofNone = (...all: TestBalance[]) => readFailure(createFile(balances(...all), []));
    expect(ofNone({ code: 'OPBD', amount: '5' }, { code: 'CLBD', amount: '9' })).toContain(
      'ingående saldo 5 kr och posternas 0 kr ger 5 kr, men utgående saldo är 9 kr.',
    );
    const twice = ['OPBD', 'OPBD', 'CLBD', 'CLBD'].map((code) => ({ code, amount: '5', day: null }));
    expect(ofNone(...twice)).toBe(NO_FAILURE);
  });

  test('are refused without a day when there is only one of a kind', () => {
    expect(
      refusal({ code: 'OPBD', amount: '2', day: null }, { code: 'CLBD', amount: '9', day: null }),
    ).toContain('ingående saldo 2 kr');
  });

  test.each<[string, TestBalance[]]>([
    [
      'when only one of two has a day',
      [
        { code: 'OPBD', amount: '5', day: null },
        { code: 'OPBD', amount: '6' },
        { code: 'CLBD', amount: '9' },
      ],
    ],
    [
      'when they are in two currencies',
      [
        { code: 'OPBD', amount: '5' },
        { code: 'CLBD', amount: '5', currency: 'EUR' },
      ],
    ],
    [
      'when one has no amount',
      [
        { code: 'OPBD', amount: 'fem' },
        { code: 'CLBD', amount: '9' },
      ],
    ],
  ])('are not compared %s', (_what, all) => {
    expect(refusal(...all)).toBe(NO_FAILURE);
  });
});

describe('entries whose parts differ, or that cannot be read, and the net amount', () => {
  const net = (amount: string, direction = 'CRDT') =>
    summary(
      `<TtlNtries><TtlNetNtryAmt>${amount}</TtlNetNtryAmt><CdtDbtInd>${direction}</CdtDbtInd></TtlNtries>`,
    );
  const payments: CamtPayment[] = [
    { amount: 8500, ocr: '133' },
    { amount: 100, ocr: '430' },
    { amount: 200, isDebit: true },
  ];
  const changeParts = (text: string) =>
    text
      .replace('<TxAmt><Amt Ccy="SEK">100.00', '<TxAmt><Amt Ccy="SEK">90.00')
      .replace('<TxAmt><Amt Ccy="SEK">200.00', '<TxAmt><Amt Ccy="SEK">150.00');
  const failureOf = (change: (text: string) => string, amount: string) =>
    readFailure(change(createFile(net(amount), payments)));

  // The deposit may be 90 instead of 100, and the withdrawal 150 instead of 200.
  test.each(['8400.00', '8390.00', '8450.00', '8440.00'])('parts explain a net amount of %s', (amount) => {
    expect(failureOf(changeParts, amount)).toBe(NO_FAILURE);
  });

  test.each(['8410.00', '8350.00', '8340.00', '8460.00'])(
    'parts do not explain a net amount of %s',
    (amount) => {
      expect(failureOf(changeParts, amount)).toContain(`netto, men filen har 8 400 kr netto.`);
    },
  );

  test('a withdrawal that cannot be read explains a lower net amount, and no higher one', () => {
    const spoil = (text: string) =>
      text.replace('<Ntry><Amt Ccy="SEK">200.00', '<Ntry><Amt Ccy="SEK">2oo.00');
    expect(failureOf(spoil, '8400.00')).toBe(NO_FAILURE);
    expect(failureOf(spoil, '8700.00')).toContain('den anger 8 700 kr netto, men filen har 8 600 kr netto.');
  });

  test('an entry that cannot be read does not keep the parts of another from explaining', () => {
    const spoil = (text: string) =>
      text
        .replace('<TxAmt><Amt Ccy="SEK">100.00', '<TxAmt><Amt Ccy="SEK">110.00')
        .replace('<Ntry><Amt Ccy="SEK">200.00', '<Ntry><Amt Ccy="SEK">2oo.00');
    // The others are 8 600, or 8 610 by their parts. The withdrawal only explains what is less.
    for (const amount of ['8600.00', '8610.00', '8599.00']) expect(failureOf(spoil, amount)).toBe(NO_FAILURE);
    expect(failureOf(spoil, '8620.00')).toContain('netto');
  });
});
