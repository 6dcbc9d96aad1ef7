import { type FileCompany, mayBelongTo, resolveFileCompany } from './file-company.rules';

const oak: FileCompany = { id: 1, name: 'Eken AB', bankgiro: '991-2346', plusgiro: null };
const ash: FileCompany = { id: 2, name: 'Asken AB', bankgiro: '5402-9681', plusgiro: '28 65 43-4' };
const IBAN = 'SE4550000000058398257466';

test('the company of the giro number, however the bank writes it', () => {
  expect(resolveFileCompany(['0009912346'], [oak, ash], undefined)).toEqual({ company: oak });
  expect(resolveFileCompany(['2865434'], [oak, ash], undefined)).toEqual({ company: ash });
});

test('an account that is no giro number: the only company, or the one that is chosen', () => {
  expect(resolveFileCompany([IBAN], [oak], undefined)).toEqual({ company: oak });
  expect(resolveFileCompany([null], [oak, ash], ash)).toEqual({ company: ash });
  expect(resolveFileCompany([IBAN], [oak, ash], undefined)).toMatchObject({ error: { field: 'company_id' } });
});

test('a file of another company is refused, and one of several needs a choice', () => {
  expect(resolveFileCompany(['9912346'], [oak, ash], ash).error?.text).toBe(
    'Filen gäller Eken AB. Välj det företaget i stället.',
  );
  expect(resolveFileCompany(['9912346', '54029681'], [oak, ash], undefined).error?.text).toBe(
    'Filen gäller flera företag: Eken AB, Asken AB. Välj ett, och läs sedan in filen en gång till för nästa.',
  );
  expect(resolveFileCompany(['9912346', '54029681'], [oak, ash], ash)).toEqual({ company: ash });
  expect(mayBelongTo('9912346', ash, [oak, ash])).toBe(false);
  expect(mayBelongTo(IBAN, ash, [oak, ash])).toBe(true);
});
