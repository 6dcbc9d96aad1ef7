import type { Call } from '@husrum/contract/core';
import { createContext } from 'react';

/** Whether the signed-in user's role permits the call. The platform provides it, because it knows the user. */
export const PermissionContext = createContext<(call: Call) => boolean>(() => true);
