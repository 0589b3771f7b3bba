import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { banco } from '#testing/idb.ts';
import { useRascunho } from './use-rascunho.ts';

const idRascunho = '3f0c1f0e-5d2a-4a7e-9a37-1a2b3c4d5e6f';
const descrever = () => ({ titulo: 'x', idTipoManifestacao: 2, continuarEm: '/x', isSoLocal: false });

beforeEach(() => {
  banco.clear();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const escrevendo = () =>
  renderHook(
    ({ texto }) => useRascunho({ idRascunho, dono: 'maria', versao: 0, conteudo: { texto }, descrever }),
    { initialProps: { texto: '' } },
  );

it('what is typed is in this browser before any pause, for a tab that is killed', async () => {
  vi.useFakeTimers();
  const { rerender } = escrevendo();
  rerender({ texto: 'a' });
  rerender({ texto: 'ab' });
  rerender({ texto: 'abc' });
  await vi.advanceTimersByTimeAsync(0);
  expect(banco.get(idRascunho)).toMatchObject({ conteudo: { texto: 'abc' }, isPendente: true });
});

it('the page that goes away stores its last value here at once', async () => {
  const { rerender } = escrevendo();
  rerender({ texto: 'a última palavra' });
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(banco.get(idRascunho)).toMatchObject({ conteudo: { texto: 'a última palavra' } });
});
