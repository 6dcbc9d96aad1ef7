/** Written by `npm run contract:accept`: one higher for each accepted change. */
export const CONTRACT_VERSION = 41;
