import { parseSync } from '@swc/core';

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Node extends Record<string, unknown> {
  readonly type: string;
}
interface Edit extends Span {
  readonly text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === 'string';
const isSpan = (value: unknown): value is Span => isObject(value) && 'start' in value && 'end' in value;
const nameOf = (identifier: unknown) => (isObject(identifier) ? identifier.value : undefined);

const isDeclaration = ({ type }: { type: string }) => /^(Variable|Export)Declaration$/.test(type);
/** Code that does not run when the module is evaluated. */
const runsLater = ({ type }: Node) => /Function|Method|Class/.test(type);
const isContractCall = ({ type, callee }: Node) => type === 'CallExpression' && nameOf(callee) === 'call';

/** Properties of a contract call that only the server reads, with what replaces them in a browser. */
const serverOnlyProperties: Readonly<Record<string, string>> = { response: '0', summary: "''" };

const insertBefore = ({ span }: Node, text: string): Edit[] =>
  isSpan(span) ? [{ start: span.start, end: span.start, text }] : [];
const replace = ({ span }: Node, text: string): Edit[] => (isSpan(span) ? [{ ...span, text }] : []);

const findEdits = (node: unknown, inContractCall = false): Edit[] => {
  if (!isNode(node))
    return isObject(node) ? Object.values(node).flatMap((child) => findEdits(child, inContractCall)) : [];
  if (runsLater(node)) return [];
  const { type, key, value } = node;
  if (type === 'KeyValueProperty') {
    const text = inContractCall ? serverOnlyProperties[String(nameOf(key))] : undefined;
    return text !== undefined && isNode(value) ? replace(value, text) : findEdits(value);
  }
  const inner = Object.values(node).flatMap((child) =>
    findEdits(child, inContractCall || isContractCall(node)),
  );
  return type === 'CallExpression' ? [...insertBefore(node, '/*#__PURE__*/ '), ...inner] : inner;
};

/** Spans count bytes from the first statement. With a statement in front, they count from the start of the file. */
const PREFIX = '0;';

/**
 * A webpack loader that runs after swc and makes the contract smaller for browsers. The server checks its responses, so
 * their schemas are left out. Creating a schema has no side effects, so function calls are marked as pure: webpack then
 * drops the schemas that nothing in the bundle uses.
 */
export default function browserContract(source: string): string {
  const code = Buffer.from(`${PREFIX}${source}`);
  const program = parseSync(code.toString(), { syntax: 'ecmascript', target: 'es2022' });
  const edits = program.body.filter(isDeclaration).flatMap((statement) => findEdits(statement));
  const pieces: string[] = [];
  let from = PREFIX.length;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    pieces.push(code.toString('utf8', from, start - program.span.start), text);
    from = end - program.span.start;
  }
  return [...pieces, code.toString('utf8', from)].join('');
}
