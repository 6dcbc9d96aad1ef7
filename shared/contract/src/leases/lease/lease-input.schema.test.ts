import { type InferType, ValidationError } from 'yup';
import { leaseInput } from './lease-input.schema';

const valid = {
  entity_id: 3,
  start: '2026-12-01',
  stop: null,
  fee: 8500,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
};
type Input = InferType<typeof leaseInput>;
const errorOf = (change: Partial<Record<keyof Input, unknown>>): string | undefined => {
  try {
    leaseInput.validateSync({ ...valid, ...change });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? `${error.path}: ${error.message}` : String(error);
  }
};

test.each([
  [{}, undefined],
  [{ entity_id: undefined }, 'entity_id: Du måste välja ett objekt'],
  [{ start: '', stop: '' }, undefined],
  [{ stop: '2026-12-01' }, undefined],
  [{ stop: '2026-11-30' }, 'stop: Slutdatum kan inte vara före startdatum'],
  [{ fee: 8500.505 }, 'fee: Hyra får ha högst två decimaler'],
  [{ fee: 125.5055, fee_as_m2: true }, undefined],
  [{ fee: 125.50555, fee_as_m2: true }, 'fee: Hyra per m² får ha högst fyra decimaler'],
  [{ tax_rate: 10 }, 'tax_rate: Moms har ett värde som inte finns att välja'],
])('the input with the change %j gives the error %s', (change, error) => {
  expect(errorOf(change)).toBe(error);
});

test('fills missing fields with their defaults', () => {
  const { start: _start, stop: _stop, ...required } = valid;
  expect(leaseInput.validateSync(required)).toMatchObject({
    reference: null,
    start: null,
    stop: null,
    fee_as_m2: false,
  });
});
