import { expect, test } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { trechoDe } from './trecho.ts';

const aberta = { id_tipo: TipoManifestacao.reclamacao, restrita_em: null, inicio: '  Falta\n\nmédico ' };

test('a list shows the beginning of a text in one line, cut at 160 letters', () => {
  expect(trechoDe(aberta)).toBe('Falta médico');
  expect(trechoDe({ ...aberta, inicio: 'a'.repeat(161) })).toBe(`${'a'.repeat(160)}…`);
});

test('a denúncia and what was restricted say nothing in a list', () => {
  expect(trechoDe({ ...aberta, id_tipo: TipoManifestacao.denuncia })).toBeNull();
  expect(trechoDe({ ...aberta, restrita_em: new Date(0) })).toBeNull();
  expect(trechoDe({ ...aberta, inicio: null })).toBeNull();
});
