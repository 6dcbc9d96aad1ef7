import type { TermsSection } from '@husrum/contract/session';

/** The sections of the terms: empty lines part paragraphs, and a paragraph that begins with # is the title of a section. */
export const parseTerms = (text: string): TermsSection[] => {
  const sections: TermsSection[] = [];
  for (const paragraph of text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())) {
    if (paragraph === '') continue;
    const title = /^#+ ?(.+)$/.exec(paragraph)?.[1];
    const last = sections.at(-1);
    if (title !== undefined) sections.push({ title, paragraphs: [] });
    else if (last) last.paragraphs.push(paragraph);
    else sections.push({ title: null, paragraphs: [paragraph] });
  }
  return sections;
};
