import { isBesidePage, isTreeShown, limitWidth, parsePreference } from './tree-preference.rules';

test('reads a stored preference, and uses the default for values that are not valid', () => {
  expect(parsePreference('{"shown":true,"width":320}')).toEqual({ shown: true, width: 320 });
  expect(parsePreference('{"shown":"yes","width":9000}')).toEqual({ shown: undefined, width: 560 });
  for (const stored of [null, 'null', '{', '[]', '{"width":"wide"}']) {
    expect(parsePreference(stored)).toEqual({ shown: undefined, width: 288 });
  }
});

test('shows the tree in a wide window until the user hides it', () => {
  expect(isTreeShown({ shown: undefined, width: 288 }, 1440)).toBe(true);
  expect(isTreeShown({ shown: undefined, width: 288 }, 1439)).toBe(false);
  expect(isTreeShown({ shown: false, width: 288 }, 1920)).toBe(false);
  expect(isTreeShown({ shown: true, width: 288 }, 1024)).toBe(true);
});

test('the tree has no place beside the page in a narrow window', () => {
  expect(isBesidePage(992)).toBe(true);
  expect(isBesidePage(991)).toBe(false);
});

test('the tree is from 200 to 560 px wide', () => {
  expect([limitWidth(10), limitWidth(300.4), limitWidth(2000)]).toEqual([200, 300, 560]);
});
