/** Users write it in the subject or the text of a message. In each tenant's mail, the tenant's name replaces it. */
export const NAME_PLACEHOLDER = '[namn]';

const NAME_PLACEHOLDER_PATTERN = /\[namn\]/gi;

/** The text as one tenant reads it. */
export const personalize = (text: string, name: string): string =>
  text.replace(NAME_PLACEHOLDER_PATTERN, () => name);
