/** The fields that an activity gets from its template. */
export interface DerivedFields {
  readonly title: string;
  readonly description: string;
  readonly reschedule_in: number | null;
  readonly tasks: readonly string[];
}

/** What was sent of the derived fields. Null, or no tasks: left out. */
export interface SentFields {
  readonly title: string | null;
  readonly description: string | null;
  readonly reschedule_in: number | null;
  readonly tasks: readonly { readonly task: string }[];
}

export const toTaskTexts = (tasks: readonly { task: string }[]): string[] => tasks.map(({ task }) => task);

/** The derived fields in which an input differs from the template. Fields that are left out do not differ. */
export const findChangedFields = (input: SentFields, template: DerivedFields): (keyof DerivedFields)[] => {
  const tasks = toTaskTexts(input.tasks);
  const differs: Readonly<Record<keyof DerivedFields, boolean>> = {
    title: input.title !== null && input.title !== template.title,
    description: input.description !== null && input.description !== template.description,
    reschedule_in: input.reschedule_in !== null && input.reschedule_in !== template.reschedule_in,
    tasks:
      tasks.length > 0 &&
      (tasks.length !== template.tasks.length || tasks.some((task, index) => task !== template.tasks[index])),
  };
  return (['title', 'description', 'reschedule_in', 'tasks'] as const).filter((field) => differs[field]);
};
