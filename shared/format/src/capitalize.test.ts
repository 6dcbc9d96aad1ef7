import { capitalize } from './capitalize';

test.each([
  ['januari 2027', 'Januari 2027'],
  ['åtgärd', 'Åtgärd'],
  ['OVK', 'OVK'],
  ['', ''],
])('%p gives %p', (text, capitalized) => {
  expect(capitalize(text)).toBe(capitalized);
});
