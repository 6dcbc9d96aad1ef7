export { catalogue, type ProblemKey } from './catalogue';
export { errorCode } from './error-code';
export { Postponed } from './postponed';
export { bodyTooLarge, fileMissing, fileTooLarge, invalidInput, Problem, problem } from './problem';
export { StartError } from './start-error';
