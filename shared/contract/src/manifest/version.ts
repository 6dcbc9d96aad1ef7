/** Written by `npm run contract:accept`, one up for every addition. Nothing is ever taken away, so there is no other kind of change. */
export const CONTRACT_VERSION = 13;
