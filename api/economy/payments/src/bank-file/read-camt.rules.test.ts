import type { BankEntry } from './bank-entry.types';
import { type CamtPayment, createCamtFile } from './bank-file.test-data';
import { toNewBankPayments } from './payment-key.rules';
import { readBankFile } from './read-bank-file.rules';
import vectors from './vectors/bank-file.vectors.json';

const read = (text: string) => readBankFile(Buffer.from(text));
const readPayments = (...payments: CamtPayment[]) => read(createCamtFile(payments));
const failure = (text: string): string => {
  try {
    read(text);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'nothing is wrong';
};

test('reads the sample: an OCR number, a payment of two invoices, and a message', () => {
  const { format, entries, withdrawals, pending } = read(vectors.camt054.sample);
  expect([format, withdrawals, pending]).toEqual(['CAMT054', 0, 0]);
  expect(
    entries.map(({ payer, amountOre, references, message, account, bookedOn, currency }) => ({
      name: payer,
      ore: amountOre,
      refs: references.map(({ reference, ore }) =>
        ore === null ? { ref: reference } : { ref: reference, ore },
      ),
      ...(message === null ? {} : { freeText: [message] }),
      where: [account, bookedOn, currency],
    })),
  ).toEqual(
    vectors.camt054.expected.transactions.map((transaction) => ({
      ...transaction,
      where: [vectors.camt054.expected.bankgiro, vectors.camt054.expected.bookingDate, 'SEK'],
    })),
  );
  expect(entries.map(({ bankReference }) => bankReference)).toEqual([
    '000000102343',
    '000000102350',
    '497850277071',
  ]);
});

test('reads newer versions: other namespaces and prefixes, status as a code, the payer as a party, the day of a time', () => {
  const text = `<?xml version="1.0"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.054.001.13"><n:BkToCstmrDbtCdtNtfctn>
    <n:Ntfctn><n:Acct><n:Id><n:IBAN>SE4550000000058398257466</n:IBAN></n:Id></n:Acct><n:Ntry><n:Amt Ccy="SEK">100.5</n:Amt>
    <n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts><n:Prtry>PAID</n:Prtry></n:Sts><n:BookgDt><n:DtTm>2026-11-30T23:30:00+01:00</n:DtTm></n:BookgDt>
    <n:NtryDtls><n:TxDtls><n:Refs><n:AcctSvcrRef>A1</n:AcctSvcrRef></n:Refs><n:Amt Ccy="SEK">100.50</n:Amt>
    <n:RltdPties><n:Dbtr><n:Pty><n:Nm>Eva &amp; Bo Lind</n:Nm></n:Pty></n:Dbtr></n:RltdPties>
    <n:RmtInf><n:Strd><n:CdtrRefInf><n:Ref>0012</n:Ref></n:CdtrRefInf></n:Strd></n:RmtInf></n:TxDtls></n:NtryDtls></n:Ntry></n:Ntfctn>
    </n:BkToCstmrDbtCdtNtfctn></n:Document>`;
  expect(read(text).entries).toEqual([
    {
      account: 'SE4550000000058398257466',
      bankReference: 'A1',
      bookedOn: '2026-11-30',
      amountOre: 10_050,
      currency: 'SEK',
      payer: 'Eva & Bo Lind',
      // Leading zeros are kept.
      references: [{ reference: '0012', ore: null }],
      message: null,
      otherTexts: [],
      isReversal: false,
    },
  ]);
});

test('reads an entry without transactions, whose amount and number are those of the entry', () => {
  const text = `<Document><BkToCstmrStmt><Stmt><Ntry><NtryRef>7</NtryRef><Amt Ccy="SEK">42</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <ValDt><Dt>2026-11-02</Dt></ValDt></Ntry></Stmt></BkToCstmrStmt></Document>`;
  expect(read(text)).toMatchObject({
    format: 'CAMT053',
    entries: [{ bankReference: '7', amountOre: 4200, bookedOn: '2026-11-02', payer: null, references: [] }],
  });
});

test('the number of an entry, which many banks count from 1 in each file, identifies only payments that nothing else identifies', () => {
  const numbered = (number: number, ...payments: CamtPayment[]) =>
    read(createCamtFile(payments).replace('<Ntry>', `<Ntry><NtryRef>${number}</NtryRef>`)).entries;
  const identify = (entries: readonly BankEntry[]) => toNewBankPayments(entries)[0]?.identity;
  const payment = { amount: 8500, bankReference: null };
  const first = identify(numbered(1, { ...payment, ocr: '10024784' }));
  expect(identify(numbered(1, { ...payment, ocr: '10024883' }))).not.toBe(first);
  // This is the same payment in the statement of the day.
  expect(identify(numbered(17, { ...payment, ocr: '10024784' }))).toBe(first);
  expect(identify(numbered(2, payment))).not.toBe(identify(numbered(1, payment)));
});

test('the amount of a payment is what the bank booked after its charges, and another difference is refused', () => {
  const inOne = createCamtFile([{ amount: 100, ocr: '133' }]).replace(
    '<Amt Ccy="SEK">100.00</Amt>',
    '<Amt Ccy="SEK">95.00</Amt>',
  );
  expect(failure(inOne)).toContain('delarna ger en annan summa än posten');
  for (const charges of [
    '<Chrgs><Amt Ccy="SEK">5.00</Amt></Chrgs>',
    '<Chrgs><TtlChrgsAndTaxAmt Ccy="SEK">5.00</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="SEK">5.00</Amt></Rcrd></Chrgs>',
    '<Chrgs><Rcrd><Amt Ccy="SEK">2.00</Amt></Rcrd><Rcrd><Amt Ccy="SEK">3.00</Amt></Rcrd></Chrgs>',
  ])
    for (const before of ['<RmtInf>', '<NtryDtls>'])
      expect(read(inOne.replace(before, `${charges}${before}`)).entries).toMatchObject([
        { amountOre: 9500, references: [{ reference: '133' }] },
      ]);
  const wrong = inOne.replace('<RmtInf>', '<Chrgs><Amt Ccy="SEK">4.00</Amt></Chrgs><RmtInf>');
  expect(failure(wrong)).toContain('delarna ger en annan summa än posten');
});

test('counts withdrawals and what is not booked yet, and keeps reversals apart', () => {
  const file = readPayments(
    { amount: 100, ocr: '133' },
    { amount: 200, isDebit: true },
    { amount: 300, ocr: '430', status: 'PDNG' },
    { amount: 400, ocr: '539', isDebit: true, isReversal: true },
  );
  expect(file).toMatchObject({ withdrawals: 1, pending: 1 });
  expect(file.entries.map(({ amountOre, isReversal }) => [amountOre, isReversal])).toEqual([
    [10_000, false],
    [40_000, true],
  ]);
});

test('counts a withdrawal within an entry of several transactions', () => {
  const withdrawal =
    '<TxDtls><Amt Ccy="SEK">40.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RtrInf><Rsn/></RtrInf></TxDtls>';
  const text = createCamtFile([{ amount: 100, ocr: '133' }])
    .replace('<Amt Ccy="SEK">100.00</Amt>', '<Amt Ccy="SEK">60.00</Amt>')
    .replace('</NtryDtls>', `${withdrawal}</NtryDtls>`);
  expect(read(text)).toMatchObject({ withdrawals: 1, entries: [{ amountOre: 10_000 }] });
});

test('an exchanged payment has the amount of its entry, and a payment to an account in euro is in euro', () => {
  const exchanged = createCamtFile([{ amount: 100 }]).replace(
    '<TxAmt><Amt Ccy="SEK">100.00',
    '<TxAmt><Amt Ccy="EUR">9.00',
  );
  expect(read(exchanged).entries).toMatchObject([{ amountOre: 10_000, currency: 'SEK' }]);
  expect(readPayments({ amount: 9, currency: 'EUR' }).entries).toMatchObject([
    { amountOre: 900, currency: 'EUR' },
  ]);
});

test('texts that mean "no value", such as NOTPROVIDED, are read as no value', () => {
  const { entries } = readPayments({ amount: 1, payer: 'Not available', bankReference: 'NOTPROVIDED' });
  expect(entries).toMatchObject([{ payer: null, bankReference: null }]);
});

test('a credit note that the payer deducted is a negative part', () => {
  const text = vectors.camt054.sample.replace(
    '<RmtdAmt Ccy="SEK">5432.00</RmtdAmt>',
    '<CdtNoteAmt Ccy="SEK">100.00</CdtNoteAmt>',
  );
  expect(read(text).entries[1]?.references).toEqual([
    { reference: '102350', ore: 1_000_000 },
    { reference: '102368', ore: -10_000 },
  ]);
});

const sample = createCamtFile([{ amount: 100, ocr: '133' }]);
test.each([
  ['Filen är avkortad eller skadad. Hämta den på nytt från banken.', sample.slice(0, -30)],
  ['Filen är avkortad eller skadad. Hämta den på nytt från banken.', `${sample}<a/>`],
  ['Filen är avkortad eller skadad. Hämta den på nytt från banken.', sample.replace('<Id>1<', '<Id>&nope;<')],
  [
    'Filen är en XML-fil av ett annat slag. Hämta insättningarna i banken som camt.054 eller camt.053.',
    '<Rapport><Rad/></Rapport>',
  ],
  [
    'Filen visar dagens rörelser innan de är bokförda (camt.052). Hämta camt.054 eller camt.053 i stället.',
    '<Document><BkToCstmrAcctRpt/></Document>',
  ],
  [
    'Filen är ingen bankfil som Husrum kan läsa. Hämta insättningarna i banken som camt.054, camt.053, BgMax eller CSV.',
    'Datum;Belopp\n2026-11-20;100',
  ],
  [
    'Ingen insättning i filen går att läsa (post 1: delarna ger en annan summa än posten). Hämta filen på nytt från banken.',
    sample.replace('<TxAmt><Amt Ccy="SEK">100.00', '<TxAmt><Amt Ccy="SEK">99.00'),
  ],
  [
    'Ingen insättning i filen går att läsa (post 1: datum saknas). Hämta filen på nytt från banken.',
    sample.replace('2026-11-20', '2026-11-31'),
  ],
  [
    'Ingen insättning i filen går att läsa (post 1: det framgår inte om det är en insättning eller ett uttag). Hämta filen på nytt från banken.',
    sample.replace('<CdtDbtInd>CRDT</CdtDbtInd>', ''),
  ],
])('refuses: %s', (message, text) => {
  expect(failure(text)).toBe(message);
});

test('refuses a DTD, so that no entity can expand', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><Document>&b;</Document>`;
  expect(failure(bomb)).toBe(
    'Filen innehåller en DTD, som ingen bankfil har. Hämta den på nytt från banken.',
  );
  const external = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>`;
  expect(failure(external)).toContain('DTD');
});

test('refuses a document that is too deep', () => {
  expect(failure('<a>'.repeat(60))).toBe('Filen har för många delar. Välj färre dagar i banken.');
});

describe('the encoding of the document', () => {
  const text = createCamtFile([{ amount: 1, payer: 'ÅKESSON ÖRJAN' }]);
  const readPayer = (bytes: Buffer) => readBankFile(bytes).entries[0]?.payer;
  const declare = (encoding: string) => text.replace('UTF-8', encoding);

  test.each([
    ['UTF-8, as declared', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
    ['ISO-8859-1, as declared', Buffer.from(declare('ISO-8859-1'), 'latin1')],
    ['Windows-1252, as declared', Buffer.from(declare('windows-1252'), 'latin1')],
    ['UTF-8, but declared as ISO-8859-1', Buffer.from(declare('ISO-8859-1'))],
    ['UTF-8, but declared as Windows-1252', Buffer.from(declare('windows-1252'))],
    ['ISO-8859-1, but declared as UTF-8', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(declare('UTF-16'), 'utf16le')])],
  ])('reads the names of a document in %s', (_encoding, bytes) => {
    expect(readPayer(bytes)).toBe('ÅKESSON ÖRJAN');
  });

  test('an unknown encoding, and two encodings in one document, are refused', () => {
    const encodingError =
      'Filen har en annan teckenkodning än den anger. Hämta den på nytt från banken, och spara inte om den i ett annat program.';
    expect(() => readPayer(Buffer.from(declare('EBCDIC')))).toThrow(encodingError);
    const [before = '', after = ''] = text.split('ÖRJAN');
    const mixed = Buffer.concat([Buffer.from(before), Buffer.from('ÖRJAN', 'latin1'), Buffer.from(after)]);
    expect(() => readPayer(mixed)).toThrow(encodingError);
  });
});

test.each([
  ['a business message envelope', '<BizMsgEnvlp><AppHdr/>', '</BizMsgEnvlp>'],
  [
    'nested envelopes with a namespace',
    '<s:Envelope xmlns:s="urn:s"><s:Header/><s:Body>',
    '</s:Body></s:Envelope>',
  ],
])('reads a document in %s', (_envelope, start, end) => {
  const text = sample.replace(/<Document.*<\/Document>/s, (document) => `${start}${document}${end}`);
  expect(read(text)).toMatchObject({ format: 'CAMT054', entries: [{ amountOre: 10_000 }] });
});

test('reads all documents of an envelope, but not notifications and statements together', () => {
  const [, document = ''] = /(<Document.*<\/Document>)/s.exec(sample) ?? [];
  const statement = createCamtFile([{ amount: 100, ocr: '133' }], { format: 'camt.053' }).replace(
    /^<\?.*\?>/,
    '',
  );
  expect(read(`<Envelope>${document}${document}</Envelope>`).entries).toHaveLength(2);
  expect(failure(`<Envelope>${document}${statement}</Envelope>`)).toBe(
    'Filen innehåller både insättningsavisering (camt.054) och kontoutdrag (camt.053), med samma betalningar. Hämta dem var för sig.',
  );
});

test('reads the free text beside a structured reference, of a transaction and of an entry without amounts of its own', () => {
  const file = createCamtFile([{ amount: 100, message: 'Hyra mars' }]);
  const structured = file.replace(
    '<Ustrd>Hyra mars</Ustrd>',
    '<Strd><AddtlRmtInf>Hyra mars,</AddtlRmtInf><AddtlRmtInf>avi 1000 0180</AddtlRmtInf></Strd>',
  );
  expect(read(structured).entries).toMatchObject([{ references: [], message: 'Hyra mars, avi 1000 0180' }]);
  const ofEntry = structured
    .replace('<AmtDtls><TxAmt><Amt Ccy="SEK">100.00</Amt></TxAmt></AmtDtls>', '')
    .replace('</TxDtls>', '</TxDtls><TxDtls></TxDtls>');
  expect(read(ofEntry).entries).toMatchObject([{ amountOre: 10_000, message: 'Hyra mars, avi 1000 0180' }]);
});

describe('an entry that cannot be read', () => {
  const file = createCamtFile([
    { amount: 8500, ocr: '133' },
    { amount: 100, ocr: '430' },
    { amount: 7777, ocr: '539' },
  ]);
  const oneHundred = '<Ntry><Amt Ccy="SEK">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>';

  test.each([
    ['AMOUNT', file.replace(oneHundred, oneHundred.replace('100.00', '1oo.00'))],
    ['AMOUNT', file.replace(oneHundred, oneHundred.replace(' Ccy="SEK"', ''))],
    ['DIRECTION', file.replace(oneHundred, oneHundred.replace('<CdtDbtInd>CRDT</CdtDbtInd>', ''))],
    ['PARTS', file.replace('<TxAmt><Amt Ccy="SEK">100.00', '<TxAmt><Amt Ccy="SEK">99.00')],
    ['DAY', file.replace(/(100\.00<\/Amt><CdtDbtInd>.*\s*<BookgDt><Dt>)2026-11-20/, '$12026-11-31')],
  ])('does not stop the others, and is listed with its reason: %s', (reason, text) => {
    expect(text).not.toBe(file);
    const { entries, unreadable } = read(text);
    expect(entries.map(({ amountOre }) => amountOre)).toEqual([850_000, 777_700]);
    expect(unreadable).toMatchObject([{ place: 'post 2', reason }]);
  });

  test('keeps what can be read of it', () => {
    const text = file.replace(oneHundred, oneHundred.replace('CRDT', 'IN'));
    expect(read(text).unreadable).toEqual([
      { place: 'post 2', reason: 'DIRECTION', bookedOn: '2026-11-20', amount: '100.00 SEK' },
    ]);
  });
});

test('reads other fields in which the number of the invoice may be: of the transaction, and of its entry when it has one', () => {
  const text = createCamtFile([{ amount: 100, message: 'Hyra' }])
    .replace('<Refs>', '<Refs><EndToEndId>10024784</EndToEndId>')
    .replace('</NtryDtls>', '</NtryDtls><AddtlNtryInf>OCR 1000 0180</AddtlNtryInf>');
  expect(read(text).entries).toMatchObject([
    { message: 'Hyra', references: [], otherTexts: ['10024784', 'OCR 1000 0180'] },
  ]);
});

describe('where banks write what a payment says', () => {
  const readOne = (change: (text: string) => string, payment: Partial<CamtPayment> = {}) =>
    read(change(createCamtFile([{ amount: 100, ...payment }]))).entries[0];
  const inRemittance = (content: string) => (text: string) =>
    text.replace(/<RmtInf>.*<\/RmtInf>/s, `<RmtInf>${content}</RmtInf>`);

  test.each([
    ['the reference of the creditor', '<CdtrRefInf><Ref>133</Ref></CdtrRefInf>'],
    ['that of an older version', '<CdtrRefInf><CdtrRef>133</CdtrRef></CdtrRefInf>'],
    ['the number of a document', '<RfrdDocInf><Nb>133</Nb></RfrdDocInf>'],
  ])('the reference is %s', (_what, content) => {
    expect(readOne(inRemittance(`<Strd>${content}</Strd>`))?.references).toEqual([
      { reference: '133', ore: null },
    ]);
  });

  test('the text has no blanks for empty lines, and is that of the transaction when there is no other', () => {
    expect(readOne(inRemittance('<Ustrd/><Ustrd>Hyra</Ustrd><Ustrd>mars</Ustrd>'))?.message).toBe(
      'Hyra mars',
    );
    const withText = (text: string) =>
      text.replace('</TxDtls>', '<AddtlTxInf>Avi 100247</AddtlTxInf></TxDtls>');
    expect(readOne(withText)).toMatchObject({ message: 'Avi 100247', otherTexts: ['Avi 100247'] });
    expect(readOne(withText, { message: 'Hyra' })).toMatchObject({ message: 'Hyra' });
  });

  test('a number may be in the instruction, but not in a field without a value', () => {
    const withRefs = (content: string) => (text: string) => text.replace('<Refs>', `<Refs>${content}`);
    expect(readOne(withRefs('<InstrId>10024784</InstrId>'))?.otherTexts).toEqual(['10024784']);
    expect(readOne(withRefs('<InstrId>NOTPROVIDED</InstrId>'))?.otherTexts).toEqual([]);
  });

  test.each([
    ['as a party', '<UltmtDbtr><Pty><Nm>Eva Lind</Nm></Pty></UltmtDbtr>'],
    ['in older versions', '<UltmtDbtr><Nm>Eva Lind</Nm></UltmtDbtr>'],
  ])(
    'the payer is the one who owes the money, before the one whose account it came from: %s',
    (_how, content) => {
      const addOwner = (text: string) => text.replace('<RltdPties>', `<RltdPties>${content}`);
      expect(readOne(addOwner, { payer: 'Kommunen' })?.payer).toBe('Eva Lind');
    },
  );

  test.each([
    ['the account servicer', '<AcctSvcrRef>A1</AcctSvcrRef><TxId>B1</TxId>', 'A1'],
    ['the transaction', '<TxId>B1</TxId><Prtry><Ref>C1</Ref></Prtry>', 'B1'],
    ['the bank itself', '<Prtry><Ref>C1</Ref></Prtry>', 'C1'],
  ])('the number of the bank is that of %s', (_what, content, expected) => {
    const withRefs = (text: string) => text.replace('<Refs></Refs>', `<Refs>${content}</Refs>`);
    expect(readOne(withRefs, { bankReference: null })?.bankReference).toBe(expected);
  });

  test('the number of the bank is that of the entry when the transaction has none', () => {
    expect(readOne((text) => text, { numbered: 'entry', bankReference: 'E1' })?.bankReference).toBe('E1');
  });

  test.each<[string, Partial<CamtPayment>, string | null]>([
    ['nothing else', {}, '7'],
    ['a number of the bank', { bankReference: 'A1' }, 'A1'],
    ['a reference', { ocr: '133' }, null],
    ['a text', { message: 'Hyra' }, null],
    ['a payer', { payer: 'Eva Lind' }, null],
  ])('the number of an entry identifies a payment with %s: %j', (_what, payment, expected) => {
    const number = (text: string) => text.replace('<Ntry>', '<Ntry><NtryRef>7</NtryRef>');
    expect(readOne(number, { bankReference: null, ...payment })?.bankReference).toBe(expected);
  });
});

describe('an entry of several transactions', () => {
  const transaction = (ore: string, content = '', direction = 'CRDT') =>
    `<TxDtls><Amt Ccy="SEK">${ore}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${content}</TxDtls>`;
  const message = (text: string) => `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`;
  const charges = (amount: string) => `<Chrgs><Amt Ccy="SEK">${amount}</Amt></Chrgs>`;
  const createEntry = (amount: number, content: string, payment: Partial<CamtPayment> = {}) =>
    createCamtFile([{ amount, ...payment }]).replace(/<NtryDtls>.*<\/NtryDtls>/s, content);
  const details = (...transactions: string[]) => `<NtryDtls>${transactions.join('')}</NtryDtls>`;

  test('has the texts of all of them when only its own amount is known', () => {
    const unknown = details(`<TxDtls>${message('avi 1')}</TxDtls>`, `<TxDtls>${message('avi 2')}</TxDtls>`);
    expect(read(createEntry(100, unknown)).entries).toMatchObject([
      { amountOre: 10_000, message: 'avi 1 avi 2' },
    ]);
  });

  test('does not give its own text to each of them', () => {
    const text = createEntry(
      100,
      `${details(transaction('60.00'), transaction('40.00'))}<AddtlNtryInf>OCR 133</AddtlNtryInf>`,
    );
    expect(read(text).entries).toMatchObject([
      { amountOre: 6000, otherTexts: [] },
      { amountOre: 4000, otherTexts: [] },
    ]);
  });

  test('that is a withdrawal counts each of them, and a reversal of deposits counts none', () => {
    const two = details(transaction('60.00', '', 'DBIT'), transaction('40.00', '', 'DBIT'));
    expect(read(createEntry(100, two, { isDebit: true }))).toMatchObject({ withdrawals: 2, entries: [] });
    expect(read(createEntry(100, two, { isDebit: true, isReversal: true }))).toMatchObject({
      withdrawals: 0,
      entries: [
        { amountOre: 6000, isReversal: true },
        { amountOre: 4000, isReversal: true },
      ],
    });
  });

  test('leaves out one of 0', () => {
    const text = createEntry(100, details(transaction('100.00'), transaction('0.00')));
    expect(read(text).entries).toMatchObject([{ amountOre: 10_000 }]);
  });

  test('has the charges of each, not of the entry, in the amounts', () => {
    const own = details(transaction('50.00', charges('5.00')), transaction('50.00'));
    expect(read(createEntry(95, own)).entries.map(({ amountOre }) => amountOre)).toEqual([4500, 5000]);
    const ofEntry = charges('5.00') + details(transaction('50.00'), transaction('50.00'));
    expect(failure(createEntry(90, ofEntry))).toContain('delarna ger en annan summa än posten');
  });

  test('takes no charges off what adds up without them', () => {
    const text = createEntry(100, details(transaction('100.00', charges('5.00') + message('Hyra'))));
    expect(read(text).entries).toMatchObject([{ amountOre: 10_000, message: 'Hyra' }]);
  });

  test.each([
    ['as a total of records', '<Chrgs><TtlChrgsAndTaxAmt Ccy="SEK">5.00</TtlChrgsAndTaxAmt></Chrgs>'],
    [
      'as records, of which one has no amount',
      '<Chrgs><Rcrd><Amt Ccy="SEK">5.00</Amt></Rcrd><Rcrd/></Chrgs>',
    ],
  ])('reads the charges %s', (_how, content) => {
    const text = createEntry(95, details(transaction('100.00', content)));
    expect(read(text).entries).toMatchObject([{ amountOre: 9500 }]);
  });
});

test('an exchanged payment keeps its payer and its number', () => {
  const text = createCamtFile([{ amount: 100, payer: 'Eva Lind', bankReference: 'A1' }]).replace(
    '<TxAmt><Amt Ccy="SEK">100.00',
    '<TxAmt><Amt Ccy="EUR">9.00',
  );
  expect(read(text).entries).toMatchObject([{ amountOre: 10_000, payer: 'Eva Lind', bankReference: 'A1' }]);
});

test('money that was sent from the account and came back is a reversal', () => {
  const text = createCamtFile([{ amount: 100 }]).replace('</TxDtls>', '<RtrInf><Rsn/></RtrInf></TxDtls>');
  expect(read(text).entries).toMatchObject([{ isReversal: true }]);
});

test('a reversal may be told by 1', () => {
  const text = createCamtFile([{ amount: 100, isDebit: true, isReversal: true }]).replace('>true<', '>1<');
  expect(read(text)).toMatchObject({ withdrawals: 0, entries: [{ isReversal: true }] });
});

test.each(['<Sts><Cd>PDNG</Cd></Sts>', '<Sts><Prtry>FUTR</Prtry></Sts>', '<Sts>INFO</Sts>'])(
  'an entry with the status %s is not booked',
  (status) => {
    const text = createCamtFile([{ amount: 100 }]).replace('<Sts>BOOK</Sts>', status);
    expect(read(text)).toMatchObject({ pending: 1, entries: [] });
  },
);

test('an entry that cannot be read is named by its number, and shows what it has of an amount', () => {
  const readUnreadable = (change: (text: string) => string) =>
    read(change(createCamtFile([{ amount: 100 }, { amount: 200 }]))).unreadable;
  const first = '<Ntry><Amt Ccy="SEK">100.00</Amt>';
  const number = (text: string) =>
    text.replace('<Ntry><Amt Ccy="SEK">100.00</Amt>', `$&<NtryRef>R7</NtryRef>`);
  expect(readUnreadable((text) => number(text).replace(first, '<Ntry><Amt>100.00</Amt>'))).toMatchObject([
    { place: 'post R7', reason: 'AMOUNT', amount: '100.00' },
  ]);
  expect(readUnreadable((text) => text.replace(first, '<Ntry>'))).toMatchObject([
    { place: 'post 1', reason: 'AMOUNT', amount: null },
  ]);
  expect(
    readUnreadable((text) =>
      number(text).replace(first, '<Ntry><AcctSvcrRef>S1</AcctSvcrRef><Amt Ccy="SEK">ett</Amt>'),
    ),
  ).toMatchObject([{ place: 'post S1', amount: 'ett SEK' }]);
});

test('a file of withdrawals only has no payments, and a document without a message is no bank file', () => {
  expect(readPayments({ amount: 1, isDebit: true })).toMatchObject({ entries: [], withdrawals: 1 });
  expect(failure('<Document/>')).toBe(
    'Filen är en XML-fil av ett annat slag. Hämta insättningarna i banken som camt.054 eller camt.053.',
  );
});

describe('the account of the payer', () => {
  const accountOf = (payment: Partial<CamtPayment>, change = (text: string) => text) =>
    read(change(createCamtFile([{ amount: 100, payer: 'Eva Lind', ...payment }]))).entries[0];
  const inAccount = (content: string) => (text: string) =>
    text.replace('</Dbtr>', `</Dbtr><DbtrAcct>${content}</DbtrAcct>`);

  test('is its IBAN, or else its other number', () => {
    expect(accountOf({ payerAccount: 'SE4550000000058398257466' })?.payerAccount).toBe(
      'SE4550000000058398257466',
    );
    const other = '<Id><Othr><Id>50501055</Id></Othr></Id>';
    expect(accountOf({}, inAccount(other))?.payerAccount).toBe('50501055');
    const both = '<Id><IBAN>SE4550000000058398257466</IBAN><Othr><Id>50501055</Id></Othr></Id>';
    expect(accountOf({}, inAccount(both))?.payerAccount).toBe('SE4550000000058398257466');
  });

  test('is left out when the file has none', () => {
    expect(accountOf({})).not.toHaveProperty('payerAccount');
    expect(accountOf({}, inAccount('<Id><Othr><Id>NOTPROVIDED</Id></Othr></Id>'))).not.toHaveProperty(
      'payerAccount',
    );
  });
});
