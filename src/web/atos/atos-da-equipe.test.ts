import { describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil } from '#kernel/perfil.ts';
import { screens } from '#web/screen-list.ts';
import {
  type AtoComTela,
  atosDaEquipe,
  atosEmLote,
  cabeNaSituacao,
  descricaoDosAtos,
} from './atos-da-equipe.ts';

describe('the acts of the staff', () => {
  it('have screens that exist', () => {
    const paths = screens.map(({ path }) => path);
    const comTela = atosDaEquipe.filter((ato): ato is AtoComTela => ato !== 'assumir');
    expect(comTela.filter((ato) => !paths.includes(descricaoDosAtos[ato].tela))).toEqual([]);
  });

  it('are offered in a list by profile and situação, as the acts table has them', () => {
    const cabem = (idPerfil: (typeof Perfil)[keyof typeof Perfil], idSituacao: number) =>
      atosEmLote.filter((ato) => cabeNaSituacao(ato, { idPerfil, idSituacao }));
    expect(cabem(Perfil.gestor, Situacao.cadastrada)).toEqual(atosEmLote.filter((ato) => ato !== 'reabrir'));
    expect(cabem(Perfil.gestor, Situacao.concluida)).toEqual(['reabrir', 'restringir']);
    expect(cabem(Perfil.respondente, Situacao.concluida)).toEqual(['restringir']);
    expect(cabem(Perfil.gestor, Situacao.encaminhadaParaFora)).toEqual(['restringir']);
    expect(cabem(Perfil.observador, Situacao.cadastrada)).toEqual([]);
  });
});
