import type { ReleaseAction } from '@husrum/contract/release';
import { rollbackTarget } from './rollback.rules';

/** Parses `promote a, rollback b`, oldest first. `remove` has no build. */
const parseReleases = (text: string) =>
  text.split(', ').map((release) => {
    const [action = '', build = null] = release.split(' ');
    return { action: action as ReleaseAction, build };
  });

it.each([
  ['adopt a', undefined],
  ['adopt a, promote b', 'a'],
  ['promote a, promote b, promote c', 'b'],
  ['promote a, promote b, promote c, rollback b', 'a'],
  ['promote a, promote b, promote c, rollback b, promote d', 'b'],
  ['promote a, promote b, rollback a', undefined],
  ['promote a, promote b, promote c, rollback a', undefined],
  ['promote a, promote b, canary b, stop b', 'a'],
  ['promote a, promote b, promote a', 'b'],
  ['promote a, promote b, remove', 'b'],
  ['promote a, remove, promote b', 'a'],
])('after %s the target of a rollback is %s', (releases, target) => {
  expect(rollbackTarget(parseReleases(releases))).toBe(target);
});
