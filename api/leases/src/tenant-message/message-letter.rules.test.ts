import { toMessageLetter } from './message-letter.rules';

const message = {
  sender: 'Ekens Bostäder AB',
  reply_to: 'info@eken.example',
  subject: 'Till [namn]',
  body: 'Hej [namn]!\n\nVattnet stängs av\npå tisdag.',
  day: '2026-11-20',
};
const home = { address: 'Storgatan 1', postal_code: '702 10', city: 'Örebro', country: 'Sverige' };

test('a letter has the name of its tenant, the postal address and the paragraphs of the message', () => {
  expect(toMessageLetter(message, { name: 'Cia Ås', ...home })).toEqual({
    sender: { name: 'Ekens Bostäder AB', lines: ['info@eken.example'] },
    recipient: { name: 'Cia Ås', lines: ['Storgatan 1', '702 10 Örebro'] },
    day: '2026-11-20',
    heading: 'Till Cia Ås',
    paragraphs: ['Hej Cia Ås!', 'Vattnet stängs av\npå tisdag.'],
  });
});

test.each([
  [{ ...home, country: 'Norge' }, ['Storgatan 1', '702 10 Örebro', 'Norge']],
  [{ ...home, country: null }, ['Storgatan 1', '702 10 Örebro']],
  [{ address: null, postal_code: null, city: null, country: null }, []],
])('the address %j becomes the lines %j', (address, lines) => {
  expect(toMessageLetter(message, { name: 'Cia Ås', ...address }).recipient.lines).toEqual(lines);
});
