import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { banco } from './idb.ts';

// Lazy parts are loaded for real; on a busy machine that may take longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  banco.clear();
});
