/** Users write it in the subject or the text, where each tenant's own name replaces it. */
export const NAME_TOKEN = '[namn]';

const NAME_TOKEN_PATTERN = /\[namn\]/gi;

/** The text as one tenant reads it. */
export const personalize = (text: string, name: string): string =>
  text.replace(NAME_TOKEN_PATTERN, () => name);
