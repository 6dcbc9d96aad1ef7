export { signInToPortal } from './portal.test-data';
