import { findSheetSizeProblem } from './sheet-size.rules';

const findProblem = (xml: string) => findSheetSizeProblem(xml, { maxRow: 100, maxColumn: 26 });

test.each([
  ['a cell at the limit', '<row r="100"><c r="Z100" s="1" t="n"><v>1</v></c></row>'],
  [
    'an empty cell outside the limits, which only has a format',
    '<row r="100000"><c r="XFD100000" s="1"/></row>',
  ],
  ['a row without a number', '<row><c r="A1"><v>1</v></c></row>'],
  ['names with a prefix and single quotes', "<x:row r='1'><x:c r='A1'><x:v>1</x:v></x:c></x:row>"],
  ['other elements', '<cols><col min="1" max="16384"/></cols>'],
])('accepts %s', (_name, xml) => {
  expect(findProblem(xml)).toBeUndefined();
});

test.each([
  ['a row', '<row r="101"><c r="A101"><v>1</v></c></row>'],
  ['a column', '<row r="1"><c r="AA1"><v>1</v></c></row>'],
  ['a column behind a text that looks like a position', `<c a=" r='A1'" r="AA1"><v>1</v></c>`],
  ['a column with a prefix', '<x:row r="1"><x:c r="XFD1"><x:v>1</x:v></x:c></x:row>'],
])('finds %s outside the limits', (_name, xml) => {
  expect(findProblem(xml)).toBe('tooLarge');
});

test.each([
  ['a row number that Excel does not have', '<row r="99999999"/>'],
  ['an entity in the position', '<c r="&#88;FD1"><v>1</v></c>'],
  ['a bracket that hides the position', '<c a=">" r="XFD1"><v>1</v></c>'],
  ['two positions', '<c r="A1" r="XFD1"><v>1</v></c>'],
  ['a cell without a position', '<c><v>1</v></c>'],
])('refuses %s', (_name, xml) => {
  expect(findProblem(xml)).toBe('unreadable');
});
