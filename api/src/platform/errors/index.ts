export { catalogue, type ProblemKey } from './catalogue';
export { found, invalid, Problem, problem } from './problem';
export { StartError } from './start-error';
