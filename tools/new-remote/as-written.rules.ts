/** What the formatter may write otherwise: blanks, quotes, and commas and brackets at the ends of lines. */
const bare = (text: string) => text.replace(/[\s'"`,;()\\]/g, '');

const literally = (text: string) => text.replace(/[.*+?^${}|[\]/-]/g, String.raw`\$&`);

/** Code that somebody has put after a title has what no title needs; a title with that is taken for work. */
const title = '[^:=<>{}]*';

/** Whether a file is what a template gave, whichever title stood in it; `template` is that of an empty title. */
export const isAsWritten = (text: string, template: string | undefined): boolean => {
  if (template === undefined) return false;
  const pattern = template.split("''").map((part) => literally(bare(part)));
  return new RegExp(`^${pattern.join(title)}$`).test(bare(text));
};
