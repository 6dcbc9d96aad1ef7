require('@testing-library/jest-dom');

// A page with an antd table or form draws for a while on a busy machine.
jest.setTimeout(20_000);
