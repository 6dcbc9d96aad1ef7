import { type CreditOffset, splitUnregisteredCredit } from './unregistered-credit.rules';

const MANUAL = 10;
const IN_PROGRAM = 20;
const offset = (id: number, ore: number, change: Partial<CreditOffset> = {}): CreditOffset => ({
  id,
  invoiceId: MANUAL,
  ore,
  isInProgram: false,
  wasBooked: false,
  ...change,
});
const inProgram = { invoiceId: IN_PROGRAM, isInProgram: true };
const split = (unregisteredOre: number, ...offsets: CreditOffset[]) => [
  ...splitUnregisteredCredit(unregisteredOre, offsets),
];

test('an offset on a manual invoice uses the money that the program did not get, and no more', () => {
  expect(split(150_000, offset(1, 100_000))).toEqual([[1, 100_000]]);
  expect(split(150_000, offset(1, 100_000), offset(2, 100_000))).toEqual([
    [1, 100_000],
    [2, 50_000],
  ]);
  expect(split(0, offset(1, 100_000))).toEqual([]);
});

test('money that is offset on an invoice in the program is registered there, and not left for a manual invoice', () => {
  expect(split(150_000, offset(1, 120_000, inProgram), offset(2, 100_000))).toEqual([[2, 30_000]]);
});

test('a reversal takes back what its invoice has used, and the money can be used again', () => {
  expect(split(150_000, offset(1, 150_000), offset(2, -150_000), offset(3, 100_000))).toEqual([
    [1, 150_000],
    [2, -150_000],
    [3, 100_000],
  ]);
  expect(
    split(150_000, offset(1, 150_000, inProgram), offset(2, -150_000, inProgram), offset(3, 100_000)),
  ).toEqual([[3, 100_000]]);
});

test('what the program has registered stays there when its booked invoice is credited', () => {
  const booked = { ...inProgram, wasBooked: true };
  expect(
    split(150_000, offset(1, 150_000, inProgram), offset(2, -150_000, booked), offset(3, 100_000)),
  ).toEqual([]);
});

test('later offsets do not change the result of earlier ones, in whatever order they were read', () => {
  const offsets = [offset(1, 150_000), offset(2, -150_000), offset(3, 150_000, inProgram)];
  expect(split(150_000, ...offsets.toReversed())).toEqual(split(150_000, ...offsets));
  expect(split(150_000, ...offsets)).toEqual(split(150_000, ...offsets.slice(0, 2)));
});

test('what the program has booked stays there after a reversal, and is not free again', () => {
  const booked = { ...inProgram, wasBooked: true };
  expect(split(150_000, offset(1, 150_000, booked), offset(2, -150_000, booked), offset(3, 100_000))).toEqual(
    [],
  );
});

test('a reversal on a manual invoice is not left out because its invoice was booked once', () => {
  const once = { wasBooked: true };
  expect(split(100_000, offset(1, 80_000, once), offset(2, -30_000, once))).toEqual([
    [1, 80_000],
    [2, -30_000],
  ]);
});

test('a reversal takes back no more than its invoice has used', () => {
  expect(split(50_000, offset(1, 80_000), offset(2, -80_000), offset(3, 60_000))).toEqual([
    [1, 50_000],
    [2, -50_000],
    [3, 50_000],
  ]);
});
