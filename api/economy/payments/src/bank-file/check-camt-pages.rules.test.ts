import {
  createFile,
  createPage,
  envelope,
  NO_FAILURE,
  oneKrona,
  pagination,
  readFailure,
} from './camt-file.test-data';

const ADVICE = 'Hämta hela filen från banken, eller välj färre dagar. Ingenting är inläst.';
const laterPagesMissing = (page: number) =>
  `Filen är sida ${page} av flera, och de följande saknas. ${ADVICE}`;

describe('a message of several pages', () => {
  test('is refused when later pages are missing', () => {
    expect(readFailure(createPage(1, false))).toBe(laterPagesMissing(1));
    expect(readFailure(createFile(pagination('StmtPgntn', 1, false), oneKrona))).toBe(laterPagesMissing(1));
    expect(readFailure(createFile(pagination('NtfctnPgntn', 1, false), oneKrona, 'camt.054'))).toBe(
      laterPagesMissing(1),
    );
    // The second page begins another message.
    expect(readFailure(envelope(createPage(1, false), createPage(1, true)))).toBe(laterPagesMissing(1));
  });

  test('is refused when earlier pages are missing', () => {
    const secondOnly = `Filen är sida 2, och sidan före den saknas. ${ADVICE}`;
    expect(readFailure(createPage(2, true))).toBe(secondOnly);
    expect(readFailure(createPage(2, false))).toBe(secondOnly);
    expect(readFailure(createPage(3, true))).toBe(`Filen är sida 3, och sidorna före den saknas. ${ADVICE}`);
  });

  test('is refused when pages in the middle are missing', () => {
    expect(readFailure(envelope(createPage(1, false), createPage(3, true)))).toBe(
      `Filen har sida 1 och sida 3, men sidan däremellan saknas. ${ADVICE}`,
    );
    expect(readFailure(envelope(createPage(1, false), createPage(2, false), createPage(5, true)))).toBe(
      `Filen har sida 2 och sida 5, men sidorna däremellan saknas. ${ADVICE}`,
    );
  });

  test('is read when it is the only page, or when the envelope has all pages', () => {
    expect(readFailure(createPage(1, true))).toBe(NO_FAILURE);
    expect(readFailure(createFile(pagination('StmtPgntn', 1, true), oneKrona))).toBe(NO_FAILURE);
    expect(readFailure(envelope(createPage(1, false), createPage(2, true)))).toBe(NO_FAILURE);
  });
});

test('the last page may be told by 0 and 1', () => {
  const number = (text: string) =>
    text.replace('true</LastPgInd>', '1</LastPgInd>').replace('false</LastPgInd>', '0</LastPgInd>');
  expect(readFailure(number(createPage(1, false)))).toBe(laterPagesMissing(1));
  expect(readFailure(number(createPage(1, true)))).toBe(NO_FAILURE);
});

test('two statements of one account that are not pages of each other have balances of their own', () => {
  const balance = (code: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">${amount}</Amt>
    <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
  const statement = (opening: number, page = '') =>
    createFile(page + balance('OPBD', opening) + balance('CLBD', opening + 1), oneKrona);
  expect(readFailure(envelope(statement(0), statement(100)))).toBe(NO_FAILURE);
  const only = pagination('StmtPgntn', 1, true);
  expect(readFailure(envelope(statement(0, only), statement(100, only)))).toBe(NO_FAILURE);
});
