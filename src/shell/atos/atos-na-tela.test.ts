import { describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil } from '#kernel/perfil.ts';
import { screens } from '#web/screen-list.ts';
import '#web/atos-do-produto.ts';
import { atosDaEquipe, atosEmLote, cabeNaSituacao } from './atos-na-tela.ts';

describe('the acts of the staff', () => {
  it('have screens that exist', () => {
    const paths = screens.map(({ path }) => path);
    const paginas = atosDaEquipe().flatMap(({ tela }) => tela.pagina ?? []);
    expect(paginas.length).toBeGreaterThan(10);
    const semPagina = atosEmLote().filter(({ tela }) => !tela.pagina);
    expect(
      semPagina.map(({ nome }) => nome),
      'offered on many cases, an act needs a page for them (tela.pagina)',
    ).toEqual([]);
    expect(paginas.filter((pagina) => !paths.includes(pagina))).toEqual([]);
  });

  it('are offered in a list by profile and situação, as the acts table has them', () => {
    const cabem = (idPerfil: (typeof Perfil)[keyof typeof Perfil], idSituacao: number) =>
      atosEmLote()
        .filter((ato) => cabeNaSituacao(ato, { idPerfil, idSituacao }))
        .map(({ nome }) => nome);
    const todos = atosEmLote().map(({ nome }) => nome);
    expect(cabem(Perfil.gestor, Situacao.cadastrada)).toEqual(todos.filter((nome) => nome !== 'reabrir'));
    expect(cabem(Perfil.gestor, Situacao.concluida)).toEqual(['reabrir', 'restringirConteudo']);
    expect(cabem(Perfil.respondente, Situacao.concluida)).toEqual(['restringirConteudo']);
    expect(cabem(Perfil.gestor, Situacao.encaminhadaParaFora)).toEqual(['restringirConteudo']);
    expect(cabem(Perfil.observador, Situacao.cadastrada)).toEqual([]);
  });
});
