import { type FileCompany, isOtherAccount, mayBelongTo, resolveFileCompany } from './file-company.rules';

const oak: FileCompany = { id: 1, name: 'Eken AB', bankgiro: '991-2346', plusgiro: null };
const ash: FileCompany = { id: 2, name: 'Asken AB', bankgiro: '5402-9681', plusgiro: '28 65 43-4' };
const IBAN = 'SE4550000000058398257466';

test('a file belongs to the company of its giro number, however the bank writes that', () => {
  expect(resolveFileCompany(['0009912346'], [oak, ash], undefined)).toEqual({ company: oak });
  expect(resolveFileCompany(['2865434'], [oak, ash], undefined)).toEqual({ company: ash });
});

test('a file with an IBAN or no account belongs to the only company, or to the one that is chosen', () => {
  expect(resolveFileCompany([IBAN], [oak], undefined)).toEqual({ company: oak });
  expect(resolveFileCompany([null], [oak, ash], ash)).toEqual({ company: ash });
  expect(resolveFileCompany([IBAN], [oak, ash], undefined)).toEqual({
    error:
      'Filens konto hör inte till något företags bankgiro eller plusgiro. Välj vilket företag filen gäller.',
  });
});

test('a file of another company than the chosen one is refused, and a file of several companies needs a choice', () => {
  expect(resolveFileCompany(['9912346'], [oak, ash], ash).error).toBe(
    'Filen gäller Eken AB. Välj det företaget i stället.',
  );
  expect(resolveFileCompany(['9912346', '54029681'], [oak, ash], undefined).error).toBe(
    'Filen gäller flera företag: Eken AB, Asken AB. Välj ett, och läs sedan in filen en gång till för nästa.',
  );
  expect(resolveFileCompany(['9912346', '54029681'], [oak, ash], ash)).toEqual({ company: ash });
  expect(mayBelongTo('9912346', ash, [oak, ash])).toBe(false);
  expect(mayBelongTo(IBAN, ash, [oak, ash])).toBe(true);
});

test("a payment to another bankgiro than the company's is told apart; a file of an IBAN only says nothing", () => {
  const ask = (
    account: string | null,
    accountsOfFile: string[],
    format: 'BGMAX' | 'CAMT053',
    company = ash,
  ) => isOtherAccount({ account, accountsOfFile, format }, company);
  expect(ask('54029681', ['54029681', '1234567'], 'BGMAX')).toBe(false);
  expect(ask('1234567', ['54029681', '1234567'], 'BGMAX')).toBe(true);
  expect(ask('1234567', ['1234567'], 'BGMAX')).toBe(true);
  expect(ask('2865434', ['2865434'], 'BGMAX')).toBe(false);
  expect(ask('1234567', ['1234567'], 'BGMAX', { ...ash, bankgiro: null, plusgiro: null })).toBe(false);
  expect(ask(IBAN, [IBAN], 'CAMT053')).toBe(false);
  expect(ask(IBAN, ['54029681', IBAN], 'CAMT053')).toBe(true);
  expect(ask(null, ['54029681'], 'CAMT053')).toBe(false);
});

test('zeros within a giro number are a part of it', () => {
  const elm: FileCompany = { id: 3, name: 'Almen AB', bankgiro: '990-2346', plusgiro: null };
  expect(resolveFileCompany(['992346'], [oak, elm], undefined).error).toBeDefined();
  expect(resolveFileCompany(['0009902346'], [oak, elm], undefined)).toEqual({ company: elm });
});

test('two companies that share a giro number may both have the file', () => {
  const shared = { ...ash, bankgiro: oak.bankgiro };
  for (const company of [oak, shared]) expect(mayBelongTo('9912346', company, [oak, shared])).toBe(true);
});

test('a file in which nothing says the company needs a choice, also when there is no company', () => {
  expect(resolveFileCompany([null], [oak, ash], undefined).error).not.toBe(
    resolveFileCompany([null, IBAN], [oak, ash], undefined).error,
  );
  expect(resolveFileCompany([IBAN], [], undefined).error).toBe(
    resolveFileCompany([null, IBAN], [oak, ash], undefined).error,
  );
});
