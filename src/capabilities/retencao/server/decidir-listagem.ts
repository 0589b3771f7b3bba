import type { z } from 'zod';
import { APROVACAO_DA_ELIMINACAO, auditar } from '#capabilities/auditoria/server/index.ts';
import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { decidirListagem as decisao } from '../contract.ts';
import {
  editalAte,
  type Listagem,
  type NumeroDaListagem,
  podeDecidir,
  podePropor,
  type SituacaoDaListagem,
} from '../domain/listagem.ts';
import {
  listagemDeOutroModo,
  listagemNaoEncontrada,
  listagemVazia,
  naoDecide,
  naoPropoe,
} from '../domain/retencao-errors.ts';
import {
  aprovarListagem,
  devolverListagem,
  findListagem,
  type ListagemRow,
  lockListagem,
  proporListagem,
} from './listagem-repository.ts';
import { avisarGestores } from './listar-vencidas.ts';

export const listagemDe = (row: ListagemRow): Listagem => ({
  situacao: row.situacao as SituacaoDaListagem,
  idOuvidoria: row.id_ouvidoria,
  idProponente: row.id_proponente,
  editalAte: row.edital_ate === null ? null : diaGuardado(row.edital_ate),
});

export const totalDe = (numeros: readonly NumeroDaListagem[]): number =>
  numeros.reduce((soma, { total }) => soma + total, 0);

const lockComCasos = async (tx: Db, id: number, esperada: SituacaoDaListagem): Promise<ListagemRow> => {
  await lockListagem(tx, id);
  const row = await findListagem(tx, id);
  if (!row) throw listagemNaoEncontrada();
  if (row.situacao !== esperada) throw listagemDeOutroModo();
  return row;
};

const alvoDe = ({ sigla, ano }: ListagemRow): string => `Listagem de eliminação de ${ano}, ${sigla}`;

/** One person answers for the list: from here on nothing is added to it. */
export const proporEliminacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  id: number,
  justificativa: string,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const row = await lockComCasos(tx, id, 'aberta');
    if (!podePropor(usuario, listagemDe(row))) throw naoPropoe();
    const total = totalDe(row.numeros);
    if (total === 0) throw listagemVazia();
    const proponente = `${usuario.nome} (${row.sigla})`;
    await proporListagem(tx, id, { justificativa, idProponente: usuario.idUsuario, proponente, em: agora });
    await auditar(tx, platform.clock, usuario, {
      area: 'retencao',
      acao: 'Proposta de listagem de eliminação',
      alvo: alvoDe(row),
      idAlvo: id,
      idOuvidoria: row.id_ouvidoria,
      depois: { total, justificativa },
    });
    await avisarGestores(tx, {
      idOuvidoria: row.id_ouvidoria,
      chave: `proposta:${id}:${agora.toISOString()}`,
      agora,
      menos: usuario.idUsuario,
    });
  });

/** Another one approves, which publishes the edital, or sends the list back, with a reason either way. */
export const decidirEliminacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  id: number,
  { aprova, fundamento }: z.output<typeof decisao>,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const row = await lockComCasos(tx, id, 'proposta');
    if (!podeDecidir(usuario, listagemDe(row))) throw naoDecide();
    const ate = toIsoDate(editalAte(localDate(agora.getTime()), await valorDe(tx, 'retencao.edital')));
    const aprovador =
      usuario.idOuvidoria === row.id_ouvidoria
        ? `${usuario.nome} (${row.sigla})`
        : `${usuario.nome} (administração)`;
    if (aprova)
      await aprovarListagem(tx, id, {
        fundamento,
        idAprovador: usuario.idUsuario,
        aprovador,
        em: agora,
        editalAte: ate,
      });
    else await devolverListagem(tx, row, fundamento);
    await auditar(tx, platform.clock, usuario, {
      area: 'retencao',
      acao: aprova ? APROVACAO_DA_ELIMINACAO : 'Devolução de listagem de eliminação',
      alvo: alvoDe(row),
      idAlvo: id,
      idOuvidoria: row.id_ouvidoria,
      depois: { total: totalDe(row.numeros), fundamento, ...(aprova && { editalAte: ate }) },
    });
    await avisarGestores(tx, {
      idOuvidoria: row.id_ouvidoria,
      chave: `decidida:${id}:${agora.toISOString()}`,
      agora,
      menos: usuario.idUsuario,
    });
  });
