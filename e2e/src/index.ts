export { expectAccessible } from './accessible';
export { type Mail, mailTo, register, type SignedIn, signIn } from './account';
export { demoUser, expect, test } from './test';
