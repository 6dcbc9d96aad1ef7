import { invoiceRemarks, type UnsentInvoice } from './invoice-remarks.rules';

const invoiceWithoutRemarks: UnsentInvoice = {
  kind: 'RENT',
  payOre: 850_000,
  tenant: { email: 'bo@example.se' },
  syncActive: true,
  previousPayOre: 850_000,
  overlappingReference: null,
};

test.each([
  [{}, []],
  [{ tenant: null }, [['NO_TENANT', null]]],
  [{ tenant: { email: null } }, [['NO_EMAIL', null]]],
  [
    { payOre: 0 },
    [
      ['ZERO', null],
      ['JUMP', '−100 % mot 8 500 kr'],
    ],
  ],
  [{ payOre: -100, previousPayOre: null }, [['NEGATIVE', '−1 kr']]],
  [{ payOre: 1_020_000 }, []],
  [{ payOre: 1_020_100 }, [['JUMP', '+20 % mot 8 500 kr']]],
  [{ payOre: 1_122_000 }, [['JUMP', '+32 % mot 8 500 kr']]],
  [{ payOre: 680_000 }, []],
  [{ payOre: 600_000 }, [['JUMP', '−29 % mot 8 500 kr']]],
  [{ payOre: 600_000, previousPayOre: null }, []],
  [{ payOre: 600_000, kind: 'SUPPLEMENT', overlappingReference: '100248' }, [['DOUBLE', 'även avi 100248']]],
  [{ kind: 'CREDIT', payOre: -850_000, previousPayOre: null }, []],
  [{ syncActive: false }, [['SYNC_OFF', null]]],
] as const)('an invoice with %j has the remarks %j', (changes, remarks) => {
  const found = invoiceRemarks({ ...invoiceWithoutRemarks, ...changes }).map(({ kind, detail }) => [
    kind,
    detail?.replaceAll('\u00a0', ' ') ?? null,
  ]);
  expect(found).toEqual(remarks);
});
