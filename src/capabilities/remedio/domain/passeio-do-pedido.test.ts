import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AtoDaPromessa } from '#capabilities/cumprimento/domain/ato-da-promessa.ts';
import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { AtoDoRecurso } from '#capabilities/recurso/domain/ato-do-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { mundoDaPromessa } from '#testing/todos-os-estados/mundo-da-promessa.ts';
import { casoNovo } from '#testing/todos-os-estados/ouvidoria/caso-no-passeio.ts';
import { mundoDaOuvidoria } from '#testing/todos-os-estados/ouvidoria/mundo-da-ouvidoria.ts';
import { type Passeado, passear } from '#testing/todos-os-estados/passeio.ts';
import { type AtosDoPedido, mundoDoPedido } from '#testing/todos-os-estados/pedido/mundo-do-pedido.ts';

const declarados: AtosDoPedido = {
  manifestacao: atosPorCiclo.manifestacao as readonly AtoDaManifestacao[],
  recurso: atosPorCiclo.recurso as readonly AtoDoRecurso[],
};
const daPromessa = atosPorCiclo.cumprimento as readonly AtoDaPromessa[];

/** The table with one act that is not open in those situações any more. */
const semAto = (nome: string, fechado: readonly IdSituacao[]): AtosDoPedido => ({
  ...declarados,
  manifestacao: declarados.manifestacao.map((ato) =>
    ato.nome === nome ? { ...ato, de: ato.de.filter((situacao) => !fechado.includes(situacao)) } : ato,
  ),
});

const contar = (oQue: string, { estados, transicoes }: Passeado): void =>
  console.info(`${oQue}: walked ${estados} states and ${transicoes} transitions`);

describe('no right without a remedy: every state that the declared acts can reach', () => {
  // A walk asks for hundreds of thousands of refusals, and reads no stack of any of them.
  const { stackTraceLimit } = Error;
  beforeAll(() => {
    Error.stackTraceLimit = 0;
  });
  afterAll(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });

  it('Lei 12.527/2011, arts. 10 to 17: an access request leaves nobody without a way on, whatever the office does', () => {
    const passeado = passear(mundoDoPedido(declarados));
    contar('access request', passeado);
    expect(passeado.falha).toBeNull();
  }, 120_000);

  it('Lei 12.527/2011, arts. 11 and 41: what was promised is delivered, or owed to somebody who can act', () => {
    const passeado = passear(mundoDaPromessa(daPromessa));
    contar('promise', passeado);
    expect(passeado.falha).toBeNull();
  });

  it.each([
    ['reclamação', casoNovo(TipoManifestacao.reclamacao)],
    ['denúncia', casoNovo(TipoManifestacao.denuncia)],
    ['anonymous comunicação', casoNovo(TipoManifestacao.comunicacao, true)],
  ])('Lei 13.460/2017, arts. 10 to 16: %s: it is answered, or leaves its author a way on', (oQue, inicio) => {
    const passeado = passear(mundoDaOuvidoria(inicio, declarados.manifestacao));
    contar(oQue, passeado);
    expect(passeado.falha).toBeNull();
  });

  it('finds the shortest way to a dead end in a table that takes the appeal away after the answer', () => {
    const { falha } = passear(mundoDoPedido(semAto('recorrer', [Situacao.concluida])));
    expect(falha?.caminho).toEqual(['o órgão: responder']);
  });

  it('finds the dead end of a re-typed case that is sent outside, if no remedy outlived that', () => {
    const atos = semAto('recorrer', [Situacao.encaminhadaParaFora, Situacao.arquivada]);
    expect(passear(mundoDoPedido(atos)).falha?.caminho).toEqual([
      'chega o último dia',
      'o órgão: alterarTipo',
      'a pessoa: pedirRevisao',
      'o órgão: encaminharParaFora',
      'instância 6: naoConhecer',
      'o último dia passa',
    ]);
  });

  it('finds the dead end of a delivery that could not be contested', () => {
    const atos = daPromessa.filter(({ nome }) => nome !== 'contestarEntrega');
    expect(passear(mundoDaPromessa(atos)).falha?.caminho).toEqual(['entregar']);
  });

  it('finds the dead end of a late answer, if who filed could not write to the office', () => {
    const atos = declarados.manifestacao.filter(({ nome }) => nome !== 'acrescentar');
    const { falha } = passear(mundoDaOuvidoria(casoNovo(TipoManifestacao.reclamacao), atos));
    expect(falha?.caminho).toEqual(['o tempo passa']);
  });
});
