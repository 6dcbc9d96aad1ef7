export {
  type FieldType,
  type ObjectType,
  type Operation,
  operations,
  requestRow,
  responseRow,
} from './fortnox/fortnox-description.test-data';
