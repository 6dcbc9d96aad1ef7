import { areas } from '@husrum/contract/routes';

const tagOf = (area: string) => `'@${area}'`;
const list = (some: readonly string[]) => some.map(tagOf).join(', ');

/**
 * What is wrong with the areas that a test names, held against those that it came to: by them it is chosen when a remote
 * has changed (`npm test -- --affected`). Missing ones let a fault pass; one too many costs everybody time.
 */
export const wronglyTagged = (tags: readonly string[], came: ReadonlySet<string>): string[] => {
  const named = areas.filter((area) => tags.includes(`@${area}`));
  const missing = [...came].filter((area) => !named.includes(area));
  const never = named.filter((area) => !came.has(area));
  return [
    ...(missing.length > 0
      ? [`The test came to areas that it does not name: add the tag ${list(missing)}`]
      : []),
    ...(never.length > 0
      ? [`The test names areas that it never came to: remove the tag ${list(never)}`]
      : []),
  ];
};
