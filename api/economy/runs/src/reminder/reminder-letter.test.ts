import { textIn } from '@husrum/api-testing';
import type { ReminderDocument } from './reminder-document';
import { reminderMail, renderReminderPdf, toReminderLetter } from './reminder-letter';

const document: ReminderDocument = {
  ...{ id: 3, day: '2026-12-15', level: 1, isLast: false },
  sender: { name: 'Ekens Bostäder AB', lines: ['Storgatan 1', '703 61 Örebro', 'Org.nr 559999-0016'] },
  contact: ['019-12 34 56', 'info@eken.example'],
  replyTo: 'info@eken.example',
  recipient: { name: 'Cia Ås', lines: ['Ågatan 2', '702 10 Örebro'] },
  invoices: [
    {
      ...{ reference: '100247', object: 'Lgh 1001, Kv. Eken', due: '2026-12-01', leftOre: 850_000 },
      ...{ period: { start: '2026-12-01', stop: '2026-12-31' }, ocr: '10024712' },
    },
  ],
  ...{ owedOre: 850_000, feeOre: 6000, payBy: '2026-12-28' },
  ...{ bankgiro: '991-2346', plusgiro: null, swish: '123 118 11 89', hasDwelling: true, hasPremises: false },
};
const textsOf = (changes: Partial<ReminderDocument> = {}): string =>
  toReminderLetter({ ...document, ...changes })
    .paragraphs.flatMap((part) => (typeof part === 'string' ? [part] : part.rows.flat()))
    .join('\n')
    .replaceAll('\u00a0', ' ');

test('the letter says what is owed since when, how to pay, the fee and why, the interest and what the law says', () => {
  const text = textsOf();
  for (const part of [
    ...['100247', 'Lgh 1001, Kv. Eken, december 2026', '2026-12-01', '14', '1002 4712', '8 500 kr'],
    'Betala 8 500 kr senast den 28 december 2026, till bankgiro 991-2346 med avins OCR-nummer, eller med Swish till 123 118 11 89',
    ...[
      '60 kr i påminnelseavgift',
      'avtalad i hyresavtalet',
      '1981:739',
      '6 § räntelagen',
      'åtta procentenheter',
    ],
    ...[
      'inom en vecka efter förfallodagen',
      '42 §',
      '43 §',
      'inom tre veckor',
      'socialnämnden',
      '44 §',
      'ingen uppsägning',
    ],
    ...['bortse från brevet', '019-12 34 56', 'Vänliga hälsningar\nEkens Bostäder AB'],
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/lokal|inkasso eller|Gör en betalning för varje avi/);
});

test.each<[string, Partial<ReminderDocument>, RegExp, RegExp]>([
  ['without a fee', { feeOre: 0 }, /Betala 8 500 kr/, /avgift|1981:739/],
  ['the last one', { level: 3, isLast: true }, /sista påminnelsen.+inkasso eller till Kronofogden/, /lokal/],
  [
    'for premises',
    { hasDwelling: false, hasPremises: true },
    /två vardagar.+inom två veckor/,
    /bostad|socialnämnden/,
  ],
  ['for a parking place', { hasDwelling: false }, /6 § räntelagen/, /jordabalken/],
  [
    'without numbers',
    { bankgiro: null, swish: null },
    /Betala 8 500 kr senast den 28 december 2026\./,
    /OCR-nummer|Swish/,
  ],
  [
    'with a plusgiro',
    { plusgiro: '4-2', swish: null },
    /till bankgiro 991-2346 eller plusgiro 4-2 med/,
    /Swish/,
  ],
])('%s', (_name, changes, has, lacks) => {
  expect(textsOf(changes)).toMatch(has);
  expect(textsOf(changes)).not.toMatch(lacks);
});

test('several invoices have a sum, and are paid one by one', () => {
  const [invoice] = document.invoices;
  if (invoice === undefined) throw new Error('The letter has no invoice');
  const other = { ...invoice, reference: '100301', ocr: null, leftOre: 12_345 };
  const text = textsOf({ invoices: [invoice, other], owedOre: 862_345 });
  for (const part of [
    '100301',
    '123,45 kr',
    'Summa',
    '8 623,45 kr',
    'Gör en betalning för varje avi.',
    'de här avierna',
  ])
    expect(text).toContain(part);
});

test.each([
  [1, 'Påminnelse om obetald hyra'],
  [2, 'Andra påminnelsen om obetald hyra'],
  [3, 'Tredje påminnelsen om obetald hyra'],
])('level %d is called %s', (level, heading) => {
  expect(toReminderLetter({ ...document, level }).heading).toBe(heading);
  expect(reminderMail({ ...document, level }).subject).toBe(`${heading} till Ekens Bostäder AB`);
});

test('the PDF has the address, the table and the text, and the same data gives the same bytes', async () => {
  const pdf = await renderReminderPdf(document);
  const text = textIn(pdf);
  for (const part of ['Cia Ås', '702 10 Örebro', 'Kvar att betala', '100247', 'Påminnelse om obetald hyra'])
    expect(text).toContain(part);
  expect(pdf.equals(await renderReminderPdf(document))).toBe(true);
});

test('the mail says what the letter says', () => {
  const text = reminderMail(document).text.replaceAll('\u00a0', ' ');
  for (const part of [
    'Hej Cia Ås',
    'Avi 100247 · Lgh 1001, Kv. Eken',
    'förföll 2026-12-01',
    '8 500 kr kvar',
    'OCR 10024712',
    '1981:739',
    '44 §',
    'bifogad som PDF',
  ])
    expect(text).toContain(part);
});
