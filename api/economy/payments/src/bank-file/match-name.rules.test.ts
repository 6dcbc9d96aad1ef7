import { isSameName, toNameWords } from './match-name.rules';

test.each([
  ['LIND, EVA', 'Eva Lind', true],
  ['ÅKESSON ÖRJAN', 'Örjan Åkesson', true],
  ['AKESSON ORJAN', 'Örjan Åkesson', true],
  ['ANDERSSON ANNA MARIA', 'Anna Andersson', true],
  ['FASTIGHETSKONSULT I NORR', 'Fastighetskonsult i Norr AB', true],
  ['Eva Lindgren', 'Eva Lind', false],
  ['LIND', 'Eva Lind', false],
  ['EVA', 'EVA', true],
  ['', '', false],
  ['AB', 'AB', false],
])('the payer "%s" can be the tenant "%s": %s', (payer, tenant, isSame) => {
  expect(isSameName(toNameWords(payer), toNameWords(tenant))).toBe(isSame);
});

test.each([
  ['ANNA ANDERSSON', 'Anna Maria Andersson', true],
  ['EVA EVA', 'Eva Lind', false],
  ['EVA LIND', 'Eva Eva', false],
])('a part of a name, but not one word twice, is the name: "%s", "%s": %s', (payer, tenant, isSame) => {
  expect(isSameName(toNameWords(payer), toNameWords(tenant))).toBe(isSame);
});
