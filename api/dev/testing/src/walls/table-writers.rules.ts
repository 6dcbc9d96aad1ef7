/** Stands for a table that is only named at run time: by a variable, or by an expression in SQL. */
export const NAMED_AT_RUN_TIME = '?';

/** A table in SQL, or the beginning of an expression. */
const TABLE = String.raw`(?:(\w+)|\$\{(?:[^{}]|\{[^{}]*\})*\})`;

const writes = [
  // The query builder.
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'(\w+)(?: as \w+)?'|\w)/g,
  // The bulk insert.
  /\b(?:insertRows|insertRowsReturningIds)\(\s*[\w.]+,\s*(?:'(\w+)'|\w)/g,
  // SQL.
  new RegExp(String.raw`\b(?:insert into|delete from|merge into|truncate(?: table)?)\s+${TABLE}`, 'g'),
  new RegExp(String.raw`\bupdate\s+(?:only\s+)?${TABLE}(?:\s+(?:as\s+)?\w+)?\s+set\s`, 'g'),
];

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** The tables that a source inserts into, changes or deletes from. */
export const listWrittenTables = (source: string): string[] => {
  const text = withoutComments(source);
  const names = writes.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = NAMED_AT_RUN_TIME]) => name),
  );
  return [...new Set(names)].sort();
};

/** The tables that a `<noun>.tables.ts` declares. */
export const listDeclaredTables = (source: string): string[] =>
  [...withoutComments(source).matchAll(/^export interface \w+Tables \{\n([\s\S]*?)^\}/gm)].flatMap(
    ([, body = '']) => [...body.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name),
  );
