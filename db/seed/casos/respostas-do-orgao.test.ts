import { expect, it } from 'vitest';
import { orgaosDemo } from '../orgaos.ts';
import { corregedoriaDe } from './respostas-do-orgao.ts';

it('names whoever investigates with the article of the office', () => {
  const de = (sigla: string) => corregedoriaDe(orgaosDemo.find((orgao) => orgao.sigla === sigla)?.id ?? 0);
  expect([de('CGU'), de('IFCE'), de('MEC')]).toEqual([
    'Corregedoria da CGU',
    'Corregedoria do IFCE',
    'Corregedoria do MEC',
  ]);
});
