import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';

/** For a choice's `allowClear`: antd names the cross in English whatever the language is. */
export const clearable = { label: 'Rensa' } as const;

/** For an input's, whose cross has no name. */
export const cross = { clearIcon: <CloseCircleFilled aria-label={clearable.label} /> } as const;
