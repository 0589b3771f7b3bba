import type { z } from 'zod';
import { APROVACAO_DA_ELIMINACAO, auditar, marcarListagem } from '#capabilities/auditoria/server/index.ts';
import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { findIndependenciaDaSessao } from '#capabilities/segunda-pessoa/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { decidirListagem as decisao, proporListagem as proposta } from '../contract.ts';
import {
  editalAte,
  type Listagem,
  podeDecidir,
  podePropor,
  type SituacaoDaListagem,
  totalDe,
} from '../domain/listagem.ts';
import {
  listagemDeOutroModo,
  listagemNaoEncontrada,
  listagemVazia,
  naoDecide,
  naoPropoe,
} from '../domain/retencao-errors.ts';
import {
  deleteImpedidos,
  findListagem,
  type ListagemGuardada,
  type ListagemRow,
  lockListagem,
  setAprovada,
  setDevolvida,
  setProposta,
} from './listagem-repository.ts';
import { avisarGestores } from './listar-vencidas.ts';

export const listagemDe = (
  row: Pick<ListagemGuardada, 'situacao' | 'id_ouvidoria' | 'id_proponente' | 'edital_ate'>,
): Listagem => ({
  situacao: row.situacao as SituacaoDaListagem,
  idOuvidoria: row.id_ouvidoria,
  idProponente: row.id_proponente,
  editalAte: row.edital_ate === null ? null : diaGuardado(row.edital_ate),
});

/** Lists are numbers for an administrador, denúncias too; what somebody is kept away from is counted for nobody like them. */
export const semOsSeus = ({ impedidoEm = [] }: UsuarioAtual): Pick<UsuarioAtual, 'impedidoEm'> => ({
  impedidoEm,
});

const lockNaSituacao = async (
  tx: Db,
  id: number,
  esperada: SituacaoDaListagem,
  usuario: UsuarioAtual,
): Promise<ListagemRow> => {
  await lockListagem(tx, id);
  const row = await findListagem(tx, id, semOsSeus(usuario));
  if (!row) throw listagemNaoEncontrada();
  if (row.situacao !== esperada) throw listagemDeOutroModo();
  return row;
};

const alvoDe = ({ sigla, ano }: ListagemRow): string => `Listagem de eliminação de ${ano}, ${sigla}`;

/** One person answers for the list: from here on nothing is added to it. */
export const proporListagem = (
  platform: Platform,
  usuario: UsuarioAtual,
  id: number,
  { justificativa }: z.output<typeof proposta>,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const row = await lockNaSituacao(tx, id, 'aberta', usuario);
    if (!podePropor(usuario, listagemDe(row))) throw naoPropoe();
    const total = totalDe(row.numeros);
    if (total === 0) throw listagemVazia();
    const proponente = `${usuario.nome} (${row.sigla})`;
    await deleteImpedidos(tx, id, usuario);
    await setProposta(tx, id, { justificativa, idProponente: usuario.idUsuario, proponente, em: agora });
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
      menos: [usuario.idUsuario],
    });
  });

/** Another one approves, which publishes the edital, or sends the list back, with a reason either way. */
export const decidirListagem = (
  platform: Platform,
  usuario: UsuarioAtual,
  id: number,
  { aprova, fundamento }: z.output<typeof decisao>,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const row = await lockNaSituacao(tx, id, 'proposta', usuario);
    const quem = { ...usuario, ...(await findIndependenciaDaSessao(tx, usuario, agora)) };
    if (!podeDecidir(quem, listagemDe(row))) throw naoDecide();
    const ate = toIsoDate(editalAte(localDate(agora.getTime()), await valorDe(tx, 'retencao.edital')));
    const aprovador =
      usuario.idOuvidoria === row.id_ouvidoria
        ? `${usuario.nome} (${row.sigla})`
        : `${usuario.nome} (administração)`;
    if (aprova) {
      if (totalDe(row.numeros) === 0) throw listagemVazia();
      await deleteImpedidos(tx, id, usuario);
      const idAprovador = usuario.idUsuario;
      await setAprovada(tx, id, { fundamento, idAprovador, aprovador, em: agora, editalAte: ate });
    } else await setDevolvida(tx, row, fundamento);
    const aprovado = aprova && { ...(await marcarListagem(platform, tx, id)), editalAte: ate };
    await auditar(tx, platform.clock, usuario, {
      area: 'retencao',
      acao: aprova ? APROVACAO_DA_ELIMINACAO : 'Devolução de listagem de eliminação',
      alvo: alvoDe(row),
      idAlvo: id,
      idOuvidoria: row.id_ouvidoria,
      depois: { total: totalDe(row.numeros), fundamento, ...aprovado },
    });
    await avisarGestores(tx, {
      idOuvidoria: row.id_ouvidoria,
      chave: `decidida:${id}:${agora.toISOString()}`,
      agora,
      menos: [usuario.idUsuario],
    });
  });
