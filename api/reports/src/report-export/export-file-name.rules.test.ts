import { toExportFileName } from './export-file-name.rules';

test.each([
  ['hyror', 'csv', 'hyror.csv'],
  ['hyror.CSV', 'csv', 'hyror.CSV'],
  ['hyror 2026.11', 'xlsx', 'hyror 2026.11.xlsx'],
  ['../../etc/passwd', 'pdf', '..-..-etc-passwd.pdf'],
  ['åäö: "kvartal 1"', 'csv', 'åäö- -kvartal 1-.csv'],
] as const)('a file of the name %j in the format %s is called %j', (name, format, file) => {
  expect(toExportFileName(name, format)).toBe(file);
});
