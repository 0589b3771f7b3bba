import { expect, it } from 'vitest';
import { leiturasInteiras, type No } from './leitura-inteira.ts';

const grandes = { tabelas: new Set(['manifestacao']), indices: new Set(['manifestacao_pkey']) };
const seq: No = { 'Node Type': 'Seq Scan', 'Relation Name': 'manifestacao' };
const peloIndice: No = {
  'Node Type': 'Index Scan',
  'Relation Name': 'manifestacao',
  'Index Name': 'manifestacao_pkey',
};

it('a large table read whole is found at any depth, a small one is not', () => {
  const dentro: No = { 'Node Type': 'Hash Join', Plans: [{ 'Node Type': 'Hash', Plans: [seq] }] };
  expect(leiturasInteiras(dentro, grandes)).toEqual(['Seq Scan de manifestacao']);
  expect(leiturasInteiras({ ...seq, 'Relation Name': 'ouvidoria' }, grandes)).toEqual([]);
});

it('a limit does not excuse a sequential scan', () => {
  expect(leiturasInteiras({ 'Node Type': 'Limit', Plans: [seq] }, grandes)).toHaveLength(1);
});

it('an index without a condition is read whole, unless somebody stops after some rows', () => {
  expect(leiturasInteiras(peloIndice, grandes)).toEqual(['Index Scan de manifestacao_pkey, sem condição']);
  expect(leiturasInteiras({ ...peloIndice, 'Index Cond': '(id = 1)' }, grandes)).toEqual([]);
  expect(leiturasInteiras({ 'Node Type': 'Limit', Plans: [peloIndice] }, grandes)).toEqual([]);
  expect(leiturasInteiras({ 'Node Type': 'Merge Join', Plans: [peloIndice] }, grandes)).toEqual([]);
  const ordenado: No = { 'Node Type': 'Limit', Plans: [{ 'Node Type': 'Sort', Plans: [peloIndice] }] };
  expect(leiturasInteiras(ordenado, grandes)).toHaveLength(1);
});
