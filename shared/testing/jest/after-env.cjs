require('@testing-library/jest-dom');

// A page with an antd table or form draws for a while on a busy machine.
jest.setTimeout(20_000);
// What is imported when it is first shown is compiled then, which a busy machine does not do within the second.
require('@testing-library/react').configure({ asyncUtilTimeout: 5_000 });
