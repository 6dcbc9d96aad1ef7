/** What code leans on: a name of another file, as its import says it, or of its own; `path` as far down as it is read. */
export interface Use {
  readonly from?: string;
  readonly path: readonly string[];
}

/** What each name that stands for something in the whole file leads to. */
export type Names = ReadonlyMap<string, Use>;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.value === 'string' ? node.value : undefined;

const literal = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : undefined;

/** The file that is imported for its effect, when it is needed, or to be exported from here. */
const importedBy = ({ type, callee, arguments: given, source }: Node): string | undefined => {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Import') return literal(source);
  return Array.isArray(given) ? literal(given[0]?.expression) : undefined;
};

/** Written beside a colon or after a dot, a name says which property, and leads nowhere. */
const isName = (key: string, value: unknown) => key === 'key' && nameOf(value) !== undefined;

/** Everything that a piece of code leans on; rather too much, as where a parameter hides a name of the file. */
export const usesIn = (code: unknown, names: Names): Use[] => {
  const found = new Map<string, Use>();
  const note = (use: Use) => found.set(JSON.stringify(use), use);
  const read = (node: unknown, path: readonly string[]): void => {
    if (!isNode(node)) return;
    const name = nameOf(node);
    const known = name === undefined ? undefined : names.get(name);
    if (known) note({ ...known, path: [...known.path, ...path] });
    const from = importedBy(node);
    if (from !== undefined) note({ from, path: [] });
    const property = node.type === 'MemberExpression' ? nameOf(node.property) : undefined;
    const inner = property === undefined ? Object.entries(node) : [];
    if (property !== undefined) read(node.object, [property, ...path]);
    for (const [key, value] of inner) if (!isName(key, value)) read(value, []);
  };
  read(code, []);
  return [...found.values()];
};
