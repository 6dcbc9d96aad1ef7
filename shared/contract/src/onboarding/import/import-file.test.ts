import { findImportFileProblem } from './import-file';

const MB = 1024 * 1024;

test.each(['Bestånd.xlsx', 'BESTÅND.XLSX', 'objekt 2026.csv'])('%s can be imported', (name) => {
  expect(findImportFileProblem({ name, size: 10 * MB })).toBeUndefined();
});

test.each([
  ['bestånd.pdf', 1, 'Välj en Excelfil (.xlsx) eller en CSV-fil (.csv).'],
  ['bestånd.xls', 1, 'Filen är i ett äldre Excelformat. Spara den som .xlsx och försök igen.'],
  ['bestånd.xlsx', 0, 'Filen är tom'],
  ['bestånd.xlsx', 10 * MB + 1, 'Filen är för stor. Högst 10 MB går att importera.'],
])('%s of %i bytes cannot be imported', (name, size, problem) => {
  expect(findImportFileProblem({ name, size })).toBe(problem);
});
