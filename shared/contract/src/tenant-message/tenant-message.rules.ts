/** Becomes the name of each tenant, in the subject and in the text. */
export const NAME_TOKEN = '[namn]';

const NAME_TOKEN_PATTERN = /\[namn\]/gi;

/** The text as one tenant reads it. */
export const personalize = (text: string, name: string): string =>
  text.replace(NAME_TOKEN_PATTERN, () => name);
