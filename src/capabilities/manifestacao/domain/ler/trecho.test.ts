import { expect, test } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { TipoIdentificacao } from '../identificacao.ts';
import { trechoDe } from './trecho.ts';

const aberta = {
  id_tipo: TipoManifestacao.reclamacao,
  id_tipo_identificacao: TipoIdentificacao.semRestricao,
  restrita_em: null,
  inicio: '  Falta\n\nmédico ',
};
const gestor = { idPerfil: Perfil.gestor };

test('a list shows the beginning of a text in one line, cut at 160 letters', () => {
  expect(trechoDe(aberta, gestor)).toBe('Falta médico');
  expect(trechoDe({ ...aberta, inicio: 'a'.repeat(161) }, gestor)).toBe(`${'a'.repeat(160)}…`);
});

test('a denúncia and what was restricted say nothing in a list', () => {
  expect(trechoDe({ ...aberta, id_tipo: TipoManifestacao.denuncia }, gestor)).toBeNull();
  expect(trechoDe({ ...aberta, restrita_em: new Date(0) }, gestor)).toBeNull();
  expect(trechoDe({ ...aberta, inicio: null }, gestor)).toBeNull();
});

test('to observers, a list shows nothing written by a person who asked not to be known', () => {
  const preservada = { ...aberta, id_tipo_identificacao: TipoIdentificacao.comRestricao };
  expect(trechoDe(preservada, { idPerfil: Perfil.observador })).toBeNull();
  expect(trechoDe(preservada, gestor)).toBe('Falta médico');
  expect(trechoDe(preservada, null)).toBe('Falta médico');
  expect(trechoDe(aberta, { idPerfil: Perfil.observador })).toBe('Falta médico');
});
