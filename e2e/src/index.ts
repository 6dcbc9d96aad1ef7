export { expectAccessible } from './accessible';
export { linkIn, type Mail, mailTo, register, type SignedIn, signIn } from './account';
export { demoUser, expect, test } from './test';
