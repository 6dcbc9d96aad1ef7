import type { Call } from '@husrum/contract/core';
import { createContext } from 'react';

/** Whether the signed-in user's role permits the call. Provided by the platform, which knows the user. */
export const PermissionContext = createContext<(call: Call) => boolean>(() => true);
