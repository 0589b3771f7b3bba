import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withRetry } from './load-failures.ts';

/** `lazy`, for a file that is fetched once more where the first try was lost. */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` has it, which keeps the component's own properties.
export const tardio = <T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> => lazy(() => withRetry(load));
