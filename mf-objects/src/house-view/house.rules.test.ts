import {
  countByState,
  countUnitsPerLine,
  findCell,
  findTarget,
  parseState,
  type Stairwell,
  toStairwells,
} from './house.rules';
import { makeFlats, makeUnit } from './house-view.test-data';

const describeLines = ({ lines }: Stairwell) =>
  lines.map(({ floor, units }) => [floor, units.map(({ id }) => id)]);

test('the top floor comes first, and units without a floor last', () => {
  const parking = makeUnit({ id: 1, floor: null });
  const [house] = toStairwells([parking, ...makeFlats([901, 1001, 1002, 1201])]);
  expect(house && describeLines(house)).toEqual([
    [2, [1201]],
    [0, [1001, 1002]],
    [-1, [901]],
    [null, [1]],
  ]);
  expect(house?.name).toBeNull();
});

test('a floor with more than ten units continues on further lines', () => {
  const [house] = toStairwells(makeFlats(Array.from({ length: 23 }, (_, index) => 1001 + index)));
  expect(house?.lines.map(({ units, isContinued }) => [units.length, isContinued])).toEqual([
    [10, false],
    [10, true],
    [3, true],
  ]);
});

test.each([
  [320, 1],
  [360, 2],
  [390, 2],
  [600, 4],
  [767, 5],
  [768, 10],
  [1920, 10],
])('a window of %i px has lines of %i units', (width, count) => {
  expect(countUnitsPerLine(width)).toBe(count);
});

test('a floor continues on further lines in a narrow window', () => {
  const [house] = toStairwells(makeFlats([1001, 1002, 1003, 1101]), 2);
  expect(house?.lines.map(({ floor, units, isContinued }) => [floor, units.length, isContinued])).toEqual([
    [1, 1, false],
    [0, 2, false],
    [0, 1, true],
  ]);
});

test('each address of several flats is a stairwell, in natural order, and units with other addresses come last', () => {
  const at = (address: string, idOffset: number) =>
    makeFlats([1001, 1101], { address }).map((unit) => ({ ...unit, id: unit.id + idOffset }));
  const parking = makeUnit({ id: 1, floor: null, address: 'Bakgatan 1' });
  const groups = toStairwells([parking, ...at('Storgatan 10', 0), ...at('Storgatan 2', 1000)]);
  expect(groups.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Storgatan 2', 2],
    ['Storgatan 10', 2],
    [null, 1],
  ]);
});

test.each([
  ['one address', makeFlats([1001, 1101])],
  ['an address for each unit', [1001, 1101].flatMap((n) => makeFlats([n], { address: `Storgatan ${n}` }))],
  [
    'one address with floors and villas without',
    [
      ...makeFlats([1001, 1101]),
      makeUnit({ id: 1, floor: null, address: 'Ängen' }),
      makeUnit({ id: 2, floor: null, address: 'Ängen' }),
    ],
  ],
])('a house with %s is not divided into stairwells', (_addresses, units) => {
  expect(toStairwells(units).map(({ name }) => name)).toEqual([null]);
});

test('units in an object that is a stairwell form one, whatever their address', () => {
  const inStairwell = makeFlats([1001, 1101], { stairwell: { id: 5, name: 'Uppgång A' } });
  const groups = toStairwells([...makeFlats([1201]), ...inStairwell]);
  expect(groups.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Uppgång A', 2],
    [null, 1],
  ]);
});

test('counts the units of each state', () => {
  const units = [...makeFlats([1001, 1002]), makeUnit({ state: 'vacant' }), makeUnit({ state: 'ending' })];
  expect(countByState(units)).toEqual({ rented: 2, vacant: 1, ending: 1 });
  expect(countByState([])).toEqual({ rented: 0, vacant: 0, ending: 0 });
});

test.each([
  ['vacant', 'vacant'],
  ['ledig', undefined],
  [undefined, undefined],
])('the parameter %p in the URL means the state %p', (text, state) => {
  expect(parseState(text)).toBe(state);
});

describe('keys', () => {
  // The lines are 1201 1202, then 1101 1102 1103, then 1001.
  const [house] = toStairwells(makeFlats([1001, 1101, 1102, 1103, 1201, 1202]));
  const lines = house?.lines ?? [];
  const press = (from: number, key: string, ctrlKey = false) =>
    findTarget(lines, findCell(lines, from), { key, ctrlKey })?.id;

  test.each([
    [1101, 'ArrowRight', 1102],
    [1103, 'ArrowRight', 1103],
    [1102, 'ArrowLeft', 1101],
    [1101, 'ArrowLeft', 1101],
    [1102, 'ArrowUp', 1202],
    [1202, 'ArrowUp', 1202],
    [1202, 'ArrowDown', 1102],
    // A shorter line has no unit above or below: its last unit is next.
    [1103, 'ArrowUp', 1202],
    [1103, 'ArrowDown', 1001],
    [1001, 'ArrowDown', 1001],
    [1102, 'Home', 1101],
    [1102, 'End', 1103],
    [1102, 'Enter', undefined],
  ])('from %i, %s moves to %p', (from, key, to) => {
    expect(press(from, key)).toBe(to);
  });

  test('Ctrl+Home moves to the first unit, Ctrl+End to the last', () => {
    expect(press(1102, 'Home', true)).toBe(1201);
    expect(press(1102, 'End', true)).toBe(1001);
  });

  test('a unit that is not shown gives the first cell', () => {
    expect(findCell(lines, 7)).toEqual({ line: 0, at: 0 });
    expect(findTarget([], { line: 0, at: 0 }, { key: 'End', ctrlKey: false })).toBeUndefined();
  });
});
