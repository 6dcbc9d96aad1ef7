/** What a script in findings/ says of itself in its first lines. */
export interface Finding {
  /** `ical-js-week-numbers`. */
  readonly name: string;
  /** The packages with the versions on which it was seen. */
  readonly subject: string;
  /** One sentence. */
  readonly sentence: string;
}

const field = (text: string, label: string): string => {
  const value = new RegExp(`^# ${label}: (.+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`No line "# ${label}: …"`);
  return value;
};

/** Reads the header of a script. Throws when a line of the header is missing. */
export const readFinding = (name: string, text: string): Finding => {
  for (const label of ['Expected', 'Seen', 'Date']) field(text, label);
  return { name, subject: field(text, 'Subject'), sentence: field(text, 'Finding') };
};

/** The rows of the table in findings/README.md. */
export const formatTable = (findings: readonly Finding[]): string =>
  findings
    .map(({ name, subject, sentence }) => `| [${name}](${name}.sh) | ${subject} | ${sentence} |`)
    .join('\n');
