export { expectAccessible } from './accessible';
export { linkIn, type Mail, mailTo, register, type SignedIn, signIn } from './account';
export { firstOf } from './first-of';
export { type MovingServer, movingServer } from './moving-server';
export { overflowOf } from './overflow';
export { e2ePort } from './port';
export { sendAs } from './send-as';
export { settled, stillness } from './settled';
export { demoUser, expect, test, useToken } from './test';
