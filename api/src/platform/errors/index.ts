export { catalogue, type ProblemKey } from './catalogue';
export { errorCode } from './error-code';
export { fileMissing, invalidInput, orNotFound, Problem, problem } from './problem';
export { StartError } from './start-error';
