import { parseOrganisationNumber, parseVatNumber } from './organisation-number';
import vectors from './vectors/organisation-number.vectors.json';

const TODAY = '2026-11-20';

describe('organisationsnummer', () => {
  it.each(vectors.valid)('parses $input', ({ input, formatted = input, vat, type }) => {
    expect(parseOrganisationNumber(input, TODAY)).toMatchObject({ written: formatted, vat, form: type });
  });

  it.each(vectors.invalid)('$input is invalid', ({ input, reason }) => {
    const parsed = parseOrganisationNumber(input, TODAY);
    // 551016-0681 is no organisation, but a valid personnummer, so it can be a sole trader.
    if (reason?.startsWith('third digit'))
      expect(parsed).toMatchObject({ soleTrader: true, canonical: '19551016-0681' });
    else expect(parsed).toBeNull();
  });

  it('has the canonical form NNNNNN-NNNN, or YYYYMMDD-XXXX for a sole trader', () => {
    for (const text of [
      '5560160680',
      '165560160680',
      '556016\u20130680',
      'SE556016068001',
      'se556016068001',
      'SE 556016-0680 01',
    ])
      expect(parseOrganisationNumber(text, TODAY)?.canonical).toBe('556016-0680');
    expect(parseOrganisationNumber('510217-9974', TODAY)).toMatchObject({
      canonical: '19510217-9974',
      soleTrader: true,
    });
    expect(parseOrganisationNumber('', TODAY)).toBeNull();
    for (const text of ['SE556016068101', 'SE556016068002', 'NO556016068001'])
      expect(parseOrganisationNumber(text, TODAY)).toBeNull();
  });
});

describe('VAT number', () => {
  it.each(vectors.valid)('$vat is valid', ({ vat }) => {
    expect(parseVatNumber(vat)).toBe(vat);
  });

  it('is returned without spaces and dashes', () => {
    expect(parseVatNumber(' se 556103-4249 01')).toBe('SE556103424901');
  });

  it.each(['SE556103425001', 'SE556103424902', '556103424901', 'DE556103424901', ''])(
    '%s is refused',
    (text) => {
      expect(parseVatNumber(text)).toBeNull();
    },
  );
});
