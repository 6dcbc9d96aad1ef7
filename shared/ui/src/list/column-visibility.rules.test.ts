import { isColumnShown, showAllColumns, toggleColumn } from './column-visibility.rules';

const name = { key: 'name', title: 'Namn' };
const ocr = { key: 'ocr', title: 'OCR', optional: true };
const sent = { key: 'sent', title: 'Skickad', hideOnMobile: true };
const tenant = { key: 'tenant', title: 'Hyresgäst', hiddenBetween: [1440, 1600] } as const;
const none = { hidden: [] };

test.each([
  ['an ordinary column', name, none, 1024, true],
  ['a column that the user has hidden', name, { hidden: ['name'] }, 1024, false],
  ['an optional column', ocr, none, 1920, false],
  ['an optional column that the user has chosen', ocr, { hidden: [], shown: ['ocr'] }, 390, true],
  ['a column that phones hide, in a wider window', sent, none, 451, true],
  ['a column that phones hide, on a phone', sent, none, 450, false],
  [
    'a column that phones hide and that the user has chosen',
    sent,
    { hidden: [], shown: ['sent'] },
    390,
    true,
  ],
  ['a column that is hidden between two widths, below them', tenant, none, 1439, true],
  ['a column that is hidden between two widths, between them', tenant, none, 1440, false],
  ['a column that is hidden between two widths, above them', tenant, none, 1600, true],
  [
    'a column that is hidden between two widths and that the user has chosen',
    tenant,
    { hidden: [], shown: ['tenant'] },
    1440,
    true,
  ],
  ['a column that phones hide and that the user has hidden', sent, { hidden: ['sent'] }, 1920, false],
])('%s (%j, %j, %i px) is shown: %s', (_what, column, choice, width, shown) => {
  expect(isColumnShown(column, choice, width)).toBe(shown);
});

test.each([
  ['hides a column', name, none, false, { hidden: ['name'] }],
  ['shows a hidden column again', name, { hidden: ['name'] }, true, { hidden: [] }],
  ['shows an optional column', ocr, none, true, { hidden: [], shown: ['ocr'] }],
  [
    'hides an optional column that was shown',
    ocr,
    { hidden: [], shown: ['ocr'] },
    false,
    { hidden: ['ocr'], shown: [] },
  ],
])('%s', (_what, column, choice, show, change) => {
  expect(toggleColumn(column, choice, show)).toEqual(change);
});

test('shows all columns, also those that are hidden by default', () => {
  const shown = ['ocr', 'sent', 'tenant'];
  expect(showAllColumns([name, ocr, sent, tenant])).toEqual({ hidden: [], shown });
});
