export { jobs } from './jobs';
export { routes } from './routes';
