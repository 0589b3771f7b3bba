import { expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { casosListaveis } from './casos-listaveis.ts';

const CGU = 6;
/** What does not exist for the person is said with every list. */
const FORA = { impedidoEm: [41], denunciasAbertas: [42] };
const { administrador, gestor, respondente, atendente, observador, cadastrador, colaborador } = Perfil;

it.each([
  ['every office to the administrador', administrador, { idOuvidoria: null }],
  ['the own office and what it judges to the gestor', gestor, { idOuvidoria: CGU, julga: true }],
  ['the own office and what it judges to a respondente', respondente, { idOuvidoria: CGU, julga: true }],
  ['the own office to an atendente', atendente, { idOuvidoria: CGU }],
  ['what nobody restricted to an observador', observador, { idOuvidoria: CGU, semRestritas: true }],
  ['nothing to a cadastrador', cadastrador, 'nenhum'],
  ['nothing but own steps to a colaborador', colaborador, 'nenhum'],
])('S6-01 a list speaks of %s', (_de, idPerfil, esperados) => {
  expect(casosListaveis({ idPerfil, idOuvidoria: CGU, ...FORA })).toEqual(
    typeof esperados === 'string' ? esperados : { ...esperados, ...FORA },
  );
});

it('S6-01 a list speaks of nothing to a servant without an office', () => {
  expect(casosListaveis({ idPerfil: gestor, idOuvidoria: null, ...FORA })).toBe('nenhum');
});
