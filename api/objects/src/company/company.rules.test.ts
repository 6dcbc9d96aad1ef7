import { type InvoicingConfigValues, validateCompany, validateInvoicingConfig } from './company.rules';

const today = '2026-11-20';
const company = {
  name: 'Åkeröfastigheter i Örebro AB',
  organisation_number: '5599990016',
  address: 'Storgatan 1',
  postal_code: '70211',
  city: 'Örebro',
  country: 'Sverige',
  phone: null,
  email: null,
};

test.each([
  ['5599990016', '559999-0016'],
  ['16559999-0016', '559999-0016'],
  ['SE559999001601', '559999-0016'],
  ['850412-2386', '19850412-2386'],
])('the canonical form of the organisation number %s is %s', (input, canonical) => {
  expect(validateCompany({ ...company, organisation_number: input }, today)).toMatchObject({
    value: { organisation_number: canonical },
  });
});

test('rejects an organisation number with a wrong check digit under its field', () => {
  expect(validateCompany({ ...company, organisation_number: '556016-0681' }, today)).toEqual({
    errors: { organisation_number: ['Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.'] },
  });
});

const config: InvoicingConfigValues = {
  integration_id: null,
  terms_of_payment: '30',
  vat: null,
  plusgiro: null,
  bankgiro: null,
  auto_enabled: false,
  generate_day: 20,
  send_day: 25,
  generate_period: 'NEXT_MONTH',
  auto_require_review: true,
};

test('gives the VAT, bankgiro and plusgiro numbers their canonical form', () => {
  const input = { ...config, vat: 'se 559999-0016 01', bankgiro: '9912346', plusgiro: '286543-4' };
  expect(validateInvoicingConfig(input)).toEqual({
    value: { ...config, vat: 'SE559999001601', bankgiro: '991-2346', plusgiro: '28 65 43-4' },
  });
  expect(validateInvoicingConfig(config)).toEqual({ value: config });
});

test.each([
  ['1231181189', '123 118 11 89'],
  [' 123-118 11 89', '123 118 11 89'],
  [null, null],
])('writes the Swish number %j as %j', (swish, printed) => {
  expect(validateInvoicingConfig({ ...config, swish })).toEqual({ value: { ...config, swish: printed } });
});

test.each(['1231181', '12311811890', '0701740605', '1241181189', '123118118x'])(
  'rejects %s, which is no Swish number of a company',
  (swish) => {
    expect(validateInvoicingConfig({ ...config, swish })).toEqual({
      errors: { swish: ['Swish-numret stämmer inte. Det är tio siffror och börjar med 123.'] },
    });
  },
);

test('rejects each wrong number under its own field', () => {
  const input = { ...config, vat: 'SE559999001602', bankgiro: '990-2346', plusgiro: '410 54 68-6' };
  expect(validateInvoicingConfig(input)).toEqual({
    errors: {
      vat: ['Momsregistreringsnumret stämmer inte. Det är SE, tio siffror och 01.'],
      bankgiro: ['Bankgironumret stämmer inte. Kontrollera siffrorna.'],
      plusgiro: ['Plusgironumret stämmer inte. Kontrollera siffrorna.'],
    },
  });
});
