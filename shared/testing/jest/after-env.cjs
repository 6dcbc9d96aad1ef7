require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

// Rendering a page with an antd table or form takes a while on a busy machine.
jest.setTimeout(20_000);

/** While a query is retried, each failure would print the whole document. Print it only when the message is read. */
const printLazily = (describe) =>
  function getElementError(message, container) {
    const isWaiting = getConfig()._disableExpensiveErrorDiagnostics;
    const error = isWaiting ? new Error() : describe(message, container);
    error.name = 'TestingLibraryElementError';
    // Show the line of the test, not this one.
    Error.captureStackTrace(error, getElementError);
    const get = () => describe(message, container).message;
    if (isWaiting) Object.defineProperty(error, 'message', { get, configurable: true });
    return error;
  };

configure(({ getElementError }) => ({
  // Lazy modules are compiled when they are first rendered, which takes a busy machine more than a second.
  asyncUtilTimeout: 5_000,
  getElementError: printLazily(getElementError),
}));
