import { allCalls } from '@husrum/contract/calls';
import * as yup from 'yup';
import { Problem } from '../errors';
import { validateInput } from './validate';

/** Items that are refused: an array's own tests run for them, too. */
const hostileItems: readonly unknown[] = [null, undefined, {}, '', 0, true, []];

const listsIn = (schema: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (schema instanceof yup.ArraySchema) return [path];
  if (!(schema instanceof yup.ObjectSchema)) return [];
  return Object.entries(schema.fields).flatMap(([name, field]) => listsIn(field, [...path, name]));
};
const wrap = ([name, ...rest]: readonly string[], list: unknown): unknown =>
  name === undefined ? list : { [name]: wrap(rest, list) };

const lists = allCalls.flatMap(({ noun, name, call }) =>
  listsIn(call.body).map((path) => ({ title: `${noun}.${name} ${path.join('.')}`, schema: call.body, path })),
);

test('there are lists to try', () => {
  expect(lists.length).toBeGreaterThan(20);
});

test.each(lists)('$title refuses hostile items with a sentence, and does not fail', ({ schema, path }) => {
  for (const item of hostileItems)
    for (const list of [[item], [item, item]]) {
      try {
        validateInput(schema, wrap(path, list));
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
      }
    }
});
