/**
 * The parameter of the URL with the state that the house view is limited to. In a file of its own, because the page needs it
 * without the code of the house view.
 */
export const STATE_PARAMETER = 'status';
