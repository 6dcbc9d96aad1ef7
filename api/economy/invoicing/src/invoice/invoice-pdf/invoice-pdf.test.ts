import { isWinAnsi } from '@husrum/api-platform/testing';
import { streamsIn, textIn } from '@husrum/api-testing';
import { create } from 'qrcode';
import { formatOcr } from './format';
import { amountDueOre, type InvoiceDocument } from './invoice-document';
import { footerLines } from './invoice-document.texts';
import { renderInvoicePdf } from './invoice-pdf';
import { hasPaymentSlip, paymentQrText, swishQrText } from './payment-slip';

const invoice: InvoiceDocument = {
  kind: 'RENT',
  reference: '100247',
  issued: '2026-11-20',
  due: '2026-11-30',
  period: { start: '2026-12-01', stop: '2026-12-31' },
  sender: {
    name: 'Åkeröfastigheter i Örebro AB',
    address: 'Drottninggatan 12',
    postalCode: '702 10',
    city: 'Örebro',
    phone: null,
    email: 'hyra@akero.example',
    organisationNumber: '559999-0016',
    vatNumber: 'SE559999001601',
    fTax: true,
  },
  recipient: { name: 'Anna Östlund', lines: ['Storgatan 4', '702 11 Örebro'] },
  object: { name: 'Lgh 1102', address: 'Storgatan 4, 702 11 Örebro' },
  leaseReference: null,
  creditedReference: null,
  rows: [
    { name: 'Hyra december 2026', quantity: 1, unit: '', feeOre: 850000, totalOre: 850000, taxRate: 0 },
    { name: 'Bilplats', quantity: 1, unit: 'st', feeOre: 45050, totalOre: 45050, taxRate: 25 },
  ],
  vat: [
    { taxRate: 25, netOre: 45050, taxOre: 11263 },
    { taxRate: 0, netOre: 850000, taxOre: 0 },
  ],
  feeOre: 895050,
  taxOre: 11263,
  roundedOre: -13,
  payOre: 906300,
  offsetOre: 0,
  ocr: '10024784',
  bankgiro: '991-2346',
  plusgiro: null,
  autogiro: false,
  draft: false,
};

const countPages = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\n/g)].length;

test('shows everything a tenant needs to pay on one page', async () => {
  const pdf = await renderInvoicePdf(invoice);
  const text = textIn(pdf);
  for (const expected of [
    'Hyresavi',
    'December 2026',
    'Åkeröfastigheter i Örebro AB',
    'Anna Östlund',
    '702 11 Örebro',
    'Lgh 1102',
    'Hyra december 2026',
    '8 500,00',
    'Moms 25 % på 450,50',
    '112,63',
    'Öresavrundning',
    '-0,13',
    '9 063 kr',
    '30 november 2026',
    '1002 4784',
    '991-2346',
    'Org.nr 559999-0016',
    'Momsreg.nr SE559999001601',
    'Godkänd för F-skatt',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).not.toContain('Utkast');
  expect(countPages(pdf)).toBe(1);
});

test('an invoice that is paid by autogiro states it, and shows no payment numbers', async () => {
  const text = textIn(await renderInvoicePdf({ ...invoice, autogiro: true }));
  for (const expected of ['Betalas med autogiro', 'Beloppet dras från ditt konto', '9 063 kr', '2026-11-30'])
    expect(text).toContain(expected);
  for (const absent of ['1002 4784', '991-2346', 'OCR-nummer', 'Bankgiro', 'Oss tillhanda'])
    expect(text).not.toContain(absent);
});

test('gives the same bytes for the same invoice', async () => {
  expect((await renderInvoicePdf(invoice)).equals(await renderInvoicePdf(invoice))).toBe(true);
});

test('continues many rows on more pages, with page numbers', async () => {
  const row = invoice.rows[1];
  const pdf = await renderInvoicePdf({
    ...invoice,
    rows: Array.from({ length: 45 }, () => row ?? invoice.rows[0]).flatMap((each) => each ?? []),
  });
  expect(countPages(pdf)).toBe(3);
  expect(textIn(pdf)).toContain('Sida 3 av 3');
  expect(textIn(pdf)).toContain('Hyresavi 100247, fortsättning');
});

test.each([
  ['KREDITERAD', 'Krediterat belopp', { credited: { day: '2026-11-22', references: ['100248', '100250'] } }],
  ['MAKULERAD', 'Makulerat belopp', { cancelled: true }],
])(
  'a void invoice is marked %s, without a payment slip and an amount to pay',
  async (mark, total, changes) => {
    const voided: InvoiceDocument = { ...invoice, offsetOre: 10_000, ...changes };
    const text = textIn(await renderInvoicePdf(voided));
    for (const expected of [mark, total, '9 063 kr', '100247']) expect(text).toContain(expected);
    for (const absent of ['Att betala', 'OCR-nummer', '1002 4784', 'Bankgiro', '991-2346', 'Oss tillhanda'])
      expect(text).not.toContain(absent);
    expect(text).not.toContain('Avräknat tillgodohavande');
    expect(text).not.toContain('dröjsmålsränta');
    expect(hasPaymentSlip(voided)).toBe(false);
  },
);

test('a credited invoice names the day and its credit invoices', async () => {
  const credited = { day: '2026-11-22', references: ['100248', '100250'] };
  expect(textIn(await renderInvoicePdf({ ...invoice, credited }))).toContain(
    '2026-11-22 genom avi 100248, 100250',
  );
});

test('an invoice that is not sent is marked as a draft', async () => {
  expect(textIn(await renderInvoicePdf({ ...invoice, draft: true, reference: null }))).toContain('Utkast');
});

test('embeds fonts for a name outside WinAnsi', async () => {
  expect(isWinAnsi('Åsa Öberg – “Café” 5 €')).toBe(true);
  expect(isWinAnsi('Łukasz')).toBe(false);
  const pdf = await renderInvoicePdf({ ...invoice, recipient: { name: 'Łukasz Şahin', lines: [] } });
  expect(pdf.toString('latin1')).toContain('SourceSans3');
});

/** The rectangles of the codes that are drawn in a PDF, as numbers of modules, by code. */
const codesIn = (pdf: Buffer): string[][] =>
  streamsIn(pdf).flatMap((stream) =>
    stream
      .split(/\bf\b/)
      .map((path) => path.match(/\b\d+ \d+ \d+ 1 re\b/g) ?? [])
      .filter((bars) => bars.length > 0),
  );

/** Whether a drawn code has exactly the modules of the text. */
const shows = (bars: readonly string[] | undefined, text: string | null): boolean => {
  const bytes = { data: Buffer.from(text ?? ''), mode: 'byte' as const };
  const { size, data } = create([bytes], { errorCorrectionLevel: 'M' }).modules;
  const pixels = new Uint8Array(size * size);
  for (const bar of bars ?? []) {
    const [x = 0, y = 0, length = 0] = bar.split(' ').map(Number);
    pixels.fill(1, y * size + x, y * size + x + length);
  }
  return Buffer.from(pixels).equals(Buffer.from(data));
};

describe('the QR code for bank apps', () => {
  test('is drawn with exactly the generated modules', async () => {
    const codes = codesIn(await renderInvoicePdf(invoice));
    expect(codes).toHaveLength(1);
    expect(shows(codes[0], paymentQrText(invoice))).toBe(true);
  });

  test('contains the amount left to pay', () => {
    const text = paymentQrText({ ...invoice, offsetOre: 83_800 });
    expect(JSON.parse(text ?? '')).toEqual({
      uqr: 1,
      tp: 1,
      nme: 'Åkeröfastigheter i Örebro AB',
      cid: '559999-0016',
      iref: '10024784',
      idt: '20261120',
      ddt: '20261130',
      due: 8225,
      pt: 'BG',
      acc: '991-2346',
    });
  });

  test.each([
    ['without OCR', { ocr: null }],
    ['without a giro number', { bankgiro: null }],
    ['when paid by autogiro', { autogiro: true }],
    ['when nothing is left to pay', { offsetOre: 906_300 }],
  ])('is left out %s', (_when, change) => {
    expect(paymentQrText({ ...invoice, ...change })).toBeNull();
  });
});

describe('the QR code for Swish', () => {
  const withSwish: InvoiceDocument = { ...invoice, swish: '123 118 11 89' };

  test('is drawn beside that for bank apps, with the number', async () => {
    const pdf = await renderInvoicePdf(withSwish);
    const codes = codesIn(pdf);
    expect(codes).toHaveLength(2);
    expect(shows(codes[0], paymentQrText(withSwish))).toBe(true);
    expect(shows(codes[1], 'C1231181189;9063,00;10024784;0')).toBe(true);
    expect(textIn(pdf)).toContain('123 118 11 89');
    expect(textIn(pdf)).toContain('Skanna en av koderna');
    expect(countPages(pdf)).toBe(1);
  });

  test('is drawn alone for a company without giro numbers', async () => {
    const alone = { ...withSwish, bankgiro: null };
    const pdf = await renderInvoicePdf(alone);
    expect(codesIn(pdf).map((bars) => shows(bars, swishQrText(alone)))).toEqual([true]);
    expect(textIn(pdf)).toContain('Skanna koden i Swish');
  });

  test('contains the amount left to pay', () => {
    expect(swishQrText({ ...withSwish, offsetOre: 83_800 })).toBe('C1231181189;8225,00;10024784;0');
  });

  test.each([
    ['without a number', { swish: null }],
    ['of an invoice that was sent before there was a number', { swish: undefined }],
    ['without OCR', { ocr: null }],
    ['when paid by autogiro', { autogiro: true }],
    ['when nothing is left to pay', { offsetOre: 906_300 }],
  ])('is left out %s', (_when, change) => {
    expect(swishQrText({ ...withSwish, ...change })).toBeNull();
  });

  test.each([
    ['a credit invoice', { kind: 'CREDIT', payOre: -906_300 } as const],
    ['a cancelled invoice', { cancelled: true }],
    ['a credited invoice', { credited: { day: '2026-11-22', references: ['100248'] } }],
    ['a paid invoice', { offsetOre: 906_300 }],
  ])('is not on %s', async (_what, change) => {
    const pdf = await renderInvoicePdf({ ...withSwish, ...change });
    expect(codesIn(pdf)).toEqual([]);
    expect(textIn(pdf)).not.toContain('123 118 11 89');
  });
});

test('a credit invoice has no payment slip', async () => {
  const credit: InvoiceDocument = { ...invoice, kind: 'CREDIT', payOre: -906_300 };
  expect(hasPaymentSlip(credit)).toBe(false);
  expect(textIn(await renderInvoicePdf(credit))).not.toContain('Betalningsmottagare');
});

test('the amount due is never negative, also when more credit is deducted than there is to pay', () => {
  expect(amountDueOre({ ...invoice, offsetOre: 1_000_000 })).toBe(0);
});

test('omits the VAT number and the F-tax approval that a landlord does not have', () => {
  const lines = footerLines({ ...invoice, sender: { ...invoice.sender, vatNumber: null, fTax: false } });
  expect(lines.at(-1)).toBe('Åkeröfastigheter i Örebro AB · Org.nr 559999-0016');
});

test.each([
  ['133', '133'],
  ['10024784', '1002 4784'],
  ['202611004229', '2026 1100 4229'],
  ['1023472', '102 3472'],
])('formats OCR %s as %s', (ocr, formatted) => {
  expect(formatOcr(ocr)).toBe(formatted);
});

test('a cancelled invoice is marked, and has nothing that one could pay by', async () => {
  const text = textIn(await renderInvoicePdf({ ...invoice, draft: false, cancelled: true }));
  expect(text).toContain('MAKULERAD');
  expect(text).toContain('Makulerat belopp');
  for (const part of ['Utkast', 'Att betala', 'Oss tillhanda', 'OCR', 'Bankgiro', 'dröjsmålsränta'])
    expect(text).not.toContain(part);
});
