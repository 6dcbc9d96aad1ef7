/** The parameter of the URL with the state that the house view is limited to. The page knows it before the house view has loaded. */
export const STATE_PARAMETER = 'status';
