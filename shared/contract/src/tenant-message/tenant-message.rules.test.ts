import { personalize } from './tenant-message.rules';

test.each([
  ['Hej [namn]!', 'Anna Ek', 'Hej Anna Ek!'],
  ['[Namn], [NAMN]', 'Bo', 'Bo, Bo'],
  ['Hej namn!', 'Bo', 'Hej namn!'],
  ['Hej [namn]!', 'Fastighets AB $& [namn]', 'Hej Fastighets AB $& [namn]!'],
])('%s to %s reads %s', (text, name, expected) => {
  expect(personalize(text, name)).toBe(expected);
});
