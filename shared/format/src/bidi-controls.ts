/** Characters without width that turn the direction of the text after them: `avtal\u202efdp.exe` is shown as `avtalexe.pdf`. */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;

/** The text without the controls of its direction. Swedish needs none, and in the name of a file they hide its extension. */
export const removeBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');
