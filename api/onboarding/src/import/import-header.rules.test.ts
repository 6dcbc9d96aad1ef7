import { listImportColumns } from './import.columns';
import { importTypes } from './import.test-data';
import { readImportHeader } from './import-header.rules';

const columns = listImportColumns(importTypes);
const titles = ['Företag', 'Objektstyp', 'Objektsnamn', 'Adress', 'Postnummer', 'Ort'];
const read = (...rows: (string | null)[][]) => readImportHeader(rows, columns);

test('titles may come in any order and case, under another name, and below a heading', () => {
  const { header } = read(
    ['Vårt bestånd'],
    [],
    ['ORT', 'postnr', 'Adress', 'Namn', 'typ', 'Org.nr', 'YTA', 'Anteckning'],
  );
  expect(header?.at).toBe(2);
  expect(header?.ignored).toEqual(['Anteckning']);
  expect([...(header?.indexes ?? [])]).toEqual([
    ['city', 0],
    ['postal_code', 1],
    ['address', 2],
    ['name', 3],
    ['type', 4],
    ['organisation_number', 5],
    ['field yta', 6],
  ]);
});

test('missing columns are named', () => {
  expect(read(['Objektstyp', 'Objektsnamn', 'Adress']).error).toBe(
    'Filen saknar kolumnerna Företag, Postnummer, Ort. Utgå från mallen, med rubrikerna på en rad.',
  );
  expect(read(titles.slice(0, -1)).error).toBe(
    'Filen saknar kolumnen Ort. Utgå från mallen, med rubrikerna på en rad.',
  );
  expect(read().error).toContain('Objektstyp');
});

test('a file with the same column twice is refused', () => {
  expect(read([...titles, 'Postnr']).error).toBe('Kolumnen Postnr finns två gånger');
});

test('no two columns of the template have the same title', () => {
  expect(read(columns.map(({ title }) => title)).header?.indexes.size).toBe(columns.length);
});

test('titles that are merged over two rows are read from the second, which has titles of its own', () => {
  const { header } = read([...titles, 'Hyra'], [...titles, 'Hyra per månad']);
  expect(header?.at).toBe(1);
  expect(read([...titles, null], [...titles, 'kr']).header?.at).toBe(1);
});
