import { createSwishQr, createUsingQr, swishEditableFields } from './payment-qr';
import vectors from './vectors/payment-qr.vectors.json';

const exampleRequest = {
  payee: 'Åkeröfastigheter i Örebro AB',
  organisationNumber: '559999-0016',
  reference: '102343',
  issued: '2026-11-20',
  due: '2026-11-30',
  amountOre: 850_000,
  account: { kind: 'BG', number: '991-2346' },
} as const;

describe('UsingQR', () => {
  it('matches the example of the specification, in ASCII', () => {
    expect(createUsingQr(exampleRequest)).toBe(vectors.usingqr[0]?.ascii_json);
    expect(JSON.parse(createUsingQr(exampleRequest) ?? '')).toEqual(vectors.usingqr[0]?.payload);
  });

  it('leaves out a missing issue date', () => {
    const request = {
      payee: 'Test company AB',
      organisationNumber: '555555-5555',
      reference: '52456',
      due: '2013-04-08',
      amountOre: 500,
      account: { kind: 'BG', number: '433-8778' },
    } as const;
    expect(createUsingQr(request)).toBe(vectors.usingqr[1]?.json);
  });

  it('contains the VAT but not the currency', () => {
    const request = {
      payee: 'Test Company AB',
      organisationNumber: '555555-5555',
      reference: '0470-706000',
      issued: '2013-04-24',
      due: '2013-05-24',
      amountOre: 450_000,
      vatOre: 90_000,
      account: { kind: 'BG', number: '433-8778' },
    } as const;
    expect(createUsingQr(request)).toBe(vectors.usingqr[2]?.json.replace('"cur":"SEK",', ''));
  });

  it.each(vectors.number_rules)('writes the amount $in as $out', (example) => {
    expect(createUsingQr({ ...exampleRequest, amountOre: Math.round(example.in * 100) })).toContain(
      `"due":${example.out},`,
    );
  });

  it.each([0, -100])('is null for %i öre', (amountOre) => {
    expect(createUsingQr({ ...exampleRequest, amountOre })).toBeNull();
  });
});

describe('Swish', () => {
  it('matches the examples of the specification', () => {
    expect(createSwishQr('1237856901', 10_000, '12229445')).toBe(vectors.swish[0]?.payload);
    expect(createSwishQr('1231181189', 850_000, '102343')).toBe(vectors.swish[1]?.payload);
    expect(createSwishQr('123 118 11 89', 850_000, '102343')).toBe(vectors.swish[1]?.payload);
    expect(createSwishQr('1231181189', 850_000, 'Hyra dec Åkesson')).toBe(vectors.swish[2]?.payload);
  });

  it('contains the fields that the payer can edit, and is null when there is nothing to pay', () => {
    expect(
      createSwishQr('1231181189', 50, 'x', swishEditableFields.amount + swishEditableFields.message),
    ).toBe('C1231181189;0,50;x;6');
    expect(createSwishQr('1231181189', 0, 'x')).toBeNull();
  });
});
