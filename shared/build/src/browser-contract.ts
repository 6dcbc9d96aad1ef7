import { parseSync } from '@swc/core';

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Node extends Record<string, unknown> {
  readonly type: string;
}
interface Edit {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;
const isNode = (found: unknown): found is Node => isObject(found) && typeof found.type === 'string';
const isSpan = (found: unknown): found is Span => isObject(found) && 'start' in found && 'end' in found;
const nameOf = (found: unknown) => (isObject(found) ? found.value : undefined);

const isDeclaration = ({ type }: { type: string }) => /^(Variable|Export)Declaration$/.test(type);
const runsLater = ({ type }: Node) => /Function|Method|Class/.test(type);
const isCall = ({ type, callee }: Node) => type === 'CallExpression' && nameOf(callee) === 'call';

/** What only the server reads of a call. */
const unread: Readonly<Record<string, string>> = { ok: '0', summary: "''" };

const edit = ({ span }: Node, text: string, instead: boolean): Edit[] =>
  isSpan(span) ? [{ at: span.start, until: instead ? span.end : span.start, text }] : [];

const editsOf = (found: unknown, inCall = false): Edit[] => {
  if (!isNode(found))
    return isObject(found) ? Object.values(found).flatMap((part) => editsOf(part, inCall)) : [];
  if (runsLater(found)) return [];
  const { type, key, value } = found;
  if (type === 'KeyValueProperty') {
    const text = inCall ? unread[String(nameOf(key))] : undefined;
    return text !== undefined && isNode(value) ? edit(value, text, true) : editsOf(value);
  }
  const inner = Object.values(found).flatMap((part) => editsOf(part, inCall || isCall(found)));
  return type === 'CallExpression' ? [...edit(found, '/*#__PURE__*/ ', false), ...inner] : inner;
};

/**
 * A webpack loader, after swc: the contract as a browser needs it. An answer is checked where it is made, so the schemas
 * of answers stay out; and since a schema does nothing but describe, those that nobody in the bundle names go with them.
 */
export default function browserContract(source: string): string {
  // Spans count bytes from the first statement on: this one comes first, and is taken away again.
  const code = Buffer.from(`0;${source}`);
  const program = parseSync(code.toString(), { syntax: 'ecmascript', target: 'es2022' });
  const edits = program.body.filter(isDeclaration).flatMap((statement) => editsOf(statement));
  const pieces: string[] = [];
  let from = 2;
  for (const { at, until, text } of edits.toSorted((one, other) => one.at - other.at)) {
    pieces.push(code.toString('utf8', from, at - program.span.start), text);
    from = until - program.span.start;
  }
  return [...pieces, code.toString('utf8', from)].join('');
}
