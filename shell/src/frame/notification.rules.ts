const SHOWN_LINES = 4;
const SHOWN_CHARACTERS = 220;

/** Whether the text needs more than the four lines that are shown at first. A line of the drawer has about 55 characters. */
export const isLongNotification = (body: string): boolean =>
  body.length > SHOWN_CHARACTERS || body.split('\n').length > SHOWN_LINES;
