import '@testing-library/jest-dom';

export { aUser } from './a-user';
export { type FakeApi, fakeApi, type SeenRequest } from './fake-api';
export { pageAnswer } from './page-answer';
export { type RenderOptions, renderScreen, type Screen } from './render-screen';
