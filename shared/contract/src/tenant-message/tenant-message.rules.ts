/** Becomes the name of each tenant, in the subject and in the text. */
export const NAME_TOKEN = '[namn]';

const nameToken = /\[namn\]/gi;

/** The text as one tenant reads it. */
export const personalize = (text: string, name: string): string => text.replace(nameToken, () => name);
