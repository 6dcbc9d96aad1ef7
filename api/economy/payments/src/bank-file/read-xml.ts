import { SaxesParser } from 'saxes';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';

/** An element. Its name has no prefix, because banks use different namespaces for the same message. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly in the element, without blanks around it. */
  readonly text: string;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Far more than a message of a bank with 10,000 payments needs. */
const MAX_DEPTH = 50;
const MAX_ELEMENTS = 1_000_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The root element of an XML document. Throws `BankFileError` for a document that is not well-formed. A document with a DTD is
 * refused, so that there are no entities but the five of XML: nothing can expand or be fetched.
 */
export const readXml = (text: string): XmlElement => {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on('error', () => {
    throw new BankFileError(bankFileTexts.brokenXml);
  });
  parser.on('doctype', () => {
    throw new BankFileError(bankFileTexts.doctype);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length >= MAX_DEPTH) throw new BankFileError(bankFileTexts.tooComplex);
    open.push({ name: localName(name), attributes, children: [], text: '' });
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const element = { ...closed, text: closed.text.trim() };
    const parent = open.at(-1);
    if (parent === undefined) root = element;
    else parent.children.push(element);
  });
  parser.write(text).close();
  if (root === undefined) throw new BankFileError(bankFileTexts.brokenXml);
  return root;
};

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element on a path of names below the element: `find(entry, 'BookgDt', 'Dt')`. */
export const find = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined => {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
};

/** The text on a path, or null when it is missing or empty. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string | null =>
  find(element, ...path)?.text || null;
