import { textIn } from '@husrum/api-testing';
import { type Letter, renderLetters } from './letter-pdf';

const metadata = { title: 'Brev 3', author: 'Ekens Bostäder AB', creationDay: '2026-11-20' };
const letter: Letter = {
  sender: { name: 'Ekens Bostäder AB', lines: ['info@eken.example'] },
  recipient: { name: 'Cia Ås', lines: ['Storgatan 1', '702 10 Örebro'] },
  day: '2026-11-20',
  heading: 'Vattnet stängs av',
  paragraphs: ['Hej Cia Ås!', 'På tisdag stängs vattnet av\nmellan 9 och 12.'],
};
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

test('a letter has its sender, recipient, day and text', async () => {
  const pdf = await renderLetters(metadata, [letter]);
  const text = textIn(pdf);
  for (const part of [
    'Ekens Bostäder AB',
    'info@eken.example',
    'Cia Ås',
    '702 10 Örebro',
    '20 november 2026',
    'Vattnet stängs av',
    'På tisdag stängs vattnet av',
    'mellan 9 och 12.',
  ])
    expect(text).toContain(part);
  expect(countPages(pdf)).toBe(1);
});

test('each letter begins a page, and a long one continues on the next', async () => {
  const long = { ...letter, paragraphs: Array.from({ length: 60 }, (_, n) => `Stycke ${n + 1}`) };
  const pdf = await renderLetters(metadata, [letter, long, letter]);
  expect(countPages(pdf)).toBe(5);
  expect(textIn(pdf)).toContain('Stycke 60');
});

test('the same letters give the same bytes', async () => {
  const [one, other] = [await renderLetters(metadata, [letter]), await renderLetters(metadata, [letter])];
  expect(one.equals(other)).toBe(true);
});

test('a table has its columns and rows, and continues on the next page', async () => {
  const table = {
    columns: [
      { title: 'Avi', width: 2 },
      { title: 'Kvar att betala', width: 1, align: 'right' as const },
    ],
    rows: Array.from({ length: 60 }, (_, n) => [`1002${n}`, `${n} kr`]),
  };
  const pdf = await renderLetters(metadata, [{ ...letter, paragraphs: ['Först.', table, 'Sist.'] }]);
  const text = textIn(pdf);
  for (const part of ['Först.', 'Kvar att betala', '100259', '59 kr', 'Sist.']) expect(text).toContain(part);
  expect(countPages(pdf)).toBe(2);
});
