import { Button, Flex, Skeleton, Typography } from '@husrum/ui/core';

interface Props {
  title: string;
  height: number;
}

/** As tall as what comes, so that nothing jumps. */
export const PanelSkeleton = ({ title, height }: Props) => (
  <section aria-busy="true" aria-label={title} style={{ minHeight: height }}>
    <Skeleton active title={{ width: 160 }} paragraph={{ rows: Math.max(1, Math.floor(height / 48)) }} />
  </section>
);

export const PanelFailure = ({ title, height, onRetry }: Props & { onRetry: () => void }) => (
  <section aria-label={title} style={{ minHeight: height }}>
    <Flex vertical gap={8} align="start" role="alert">
      <Typography.Title level={3} style={{ fontSize: 16, margin: 0 }}>
        {title}
      </Typography.Title>
      <Typography.Text type="secondary">
        Den här delen kunde inte visas just nu. Resten av sidan fungerar.
      </Typography.Text>
      <Button onClick={onRetry}>Försök igen</Button>
    </Flex>
  </section>
);
