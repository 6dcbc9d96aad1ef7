require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

// A page with an antd table or form draws for a while on a busy machine.
jest.setTimeout(20_000);

/** While something is waited for, each look would print the whole document; it is printed when it is told. */
const printedWhenTold = (describe) =>
  function told(message, container) {
    const isWaiting = getConfig()._disableExpensiveErrorDiagnostics;
    const error = isWaiting ? new Error() : describe(message, container);
    error.name = 'TestingLibraryElementError';
    // The test's line is shown, not the one above.
    Error.captureStackTrace(error, told);
    const get = () => describe(message, container).message;
    if (isWaiting) Object.defineProperty(error, 'message', { get, configurable: true });
    return error;
  };

configure(({ getElementError }) => ({
  // What is imported when it is first shown is compiled then, which a busy machine does not do within the second.
  asyncUtilTimeout: 5_000,
  getElementError: printedWhenTold(getElementError),
}));
