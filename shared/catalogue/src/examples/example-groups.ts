import { buttonExamples } from './button.examples';
import { dialogExamples } from './dialog.examples';
import type { Example, ExampleGroup } from './example';
import { fieldExamples } from './field.examples';
import { formExamples } from './form.examples';
import { inputExamples } from './input.examples';
import { pageExamples } from './page.examples';
import { pickerExamples } from './picker.examples';
import { stateExamples } from './state.examples';
import { tableExamples } from './table.examples';
import { tagExamples } from './tag.examples';
import { textExamples } from './text.examples';

export const exampleGroups: readonly ExampleGroup[] = [
  buttonExamples,
  tagExamples,
  textExamples,
  stateExamples,
  pageExamples,
  tableExamples,
  dialogExamples,
  inputExamples,
  pickerExamples,
  fieldExamples,
  formExamples,
];

/** The names of all components, in the order of the catalogue. */
export const componentNames: readonly string[] = exampleGroups.flatMap(({ components }) =>
  Object.keys(components),
);

/** The states of a component. Undefined for one that the catalogue does not have. */
export const findExamples = (component: string): readonly Example[] | undefined =>
  exampleGroups.find(({ components }) => Object.hasOwn(components, component))?.components[component];
