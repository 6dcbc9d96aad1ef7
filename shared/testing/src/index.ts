import '@testing-library/jest-dom';

export { createUser } from './create-user';
export { type FakeApi, fakeApi, type RecordedRequest } from './fake-api';
export { freezeDate } from './freeze-date';
export { pageResponse } from './page-response';
export { type RenderOptions, renderScreen, type Screen } from './render-screen';
