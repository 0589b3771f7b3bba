import { auditar } from '#capabilities/auditoria/server/index.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { PedidoDeMudanca } from '../contract.ts';
import type { DiaFechado } from '../domain/feriado.ts';
import { calendarioMudou } from '../domain/feriado-errors.ts';
import { type Alteracao, type Mudanca, mudancaDe, type Plano } from '../domain/mudanca.ts';
import { motivoDaRecontagem } from '../domain/recontagem.ts';
import { alcancarMudanca } from './alcance-da-mudanca.ts';
import { atosDoPlano } from './atos-do-plano.ts';
import { insertFeriado, lockCalendario, updateFeriado } from './feriados-guardados-repository.ts';
import { marcaDoPlano, planejarMudanca } from './planejar-mudanca.ts';
import { insertRecontagem } from './recontagem-repository.ts';
import { RECONTAR_FERIADO } from './recontar-feriado.ts';

export interface Confirmado {
  readonly marca: string;
  readonly total: number;
}

const colunasDe = ({ data, descricao, reduzido, abrangencia, tipo, deslocamento, ...lugar }: DiaFechado) => ({
  data,
  descricao,
  reduzido,
  abrangencia,
  tipo,
  deslocamento,
  uf: lugar.uf,
  id_municipio: lugar.idMunicipio,
  id_ouvidoria: lugar.idOuvidoria,
});

/** A removed day stays in the table, so that deadlines counted by it can still be explained. */
const gravarDia = async (
  tx: Db,
  { antes, depois }: Alteracao,
  idSerie: number | null,
  agora: Date,
): Promise<number> => {
  if (!antes && depois)
    return insertFeriado(tx, { ...colunasDe(depois), id_serie: idSerie, alterado_em: agora });
  if (!antes) throw new Error('A change of nothing');
  await updateFeriado(
    tx,
    antes.id,
    depois
      ? { ...colunasDe(depois), id_serie: idSerie, removido_em: null, alterado_em: agora }
      : { removido_em: agora, alterado_em: agora },
  );
  return antes.id;
};

/** Removals are written before additions, so that two equal days never exist at once. */
const naOrdem = (alteracoes: readonly Alteracao[]): Alteracao[] => [
  ...alteracoes.filter(({ depois }) => depois === null),
  ...alteracoes.filter(({ depois }) => depois !== null),
];

const gravarPlano = async (tx: Db, { alteracoes }: Plano, agora: Date): Promise<Map<Alteracao, number>> => {
  const ids = new Map<Alteracao, number>();
  let nova: number | null = null;
  for (const alteracao of naOrdem(alteracoes)) {
    const id: number = await gravarDia(
      tx,
      alteracao,
      alteracao.serie === 'nova' ? nova : alteracao.serie,
      agora,
    );
    ids.set(alteracao, id);
    if (alteracao.serie === 'nova' && nova === null) {
      nova = id;
      await updateFeriado(tx, id, { id_serie: id });
    }
  }
  return ids;
};

const citado = ({ descricao, reduzido, data }: DiaFechado) => {
  const dia = parseIsoDate(data);
  return {
    descricao: reduzido ? `${descricao} (expediente reduzido)` : descricao,
    data: dia ? formatData(dia) : data,
  };
};

const pedirRecontagem = async (
  tx: Db,
  { usuario, mudanca, ids, previsto, agora }: PedidoDeRecontagem,
): Promise<number | null> => {
  const [idFeriado] = ids;
  const { alcance } = await alcancarMudanca(tx, mudanca);
  if (alcance.dias.length === 0 || idFeriado === undefined) return null;
  const id = await insertRecontagem(tx, {
    id_feriado: idFeriado,
    feriados: [...ids],
    motivo: motivoDaRecontagem(mudanca.entram.map(citado), mudanca.saem.map(citado)),
    dias: [...alcance.dias],
    ouvidorias: alcance.ouvidorias && [...alcance.ouvidorias],
    id_solicitante: usuario.idUsuario,
    solicitante: usuario.nome,
    previsto,
    pedida_em: agora,
  });
  await enqueue(tx, RECONTAR_FERIADO, {}, RECONTAR_FERIADO);
  return id;
};

interface PedidoDeRecontagem {
  readonly usuario: UsuarioAtual;
  readonly mudanca: Mudanca;
  readonly ids: readonly number[];
  readonly previsto: number;
  readonly agora: Date;
}

/** Changes the calendar as confirmed, and queues the recount of the deadlines it may affect. */
export const mudarCalendario = (
  platform: Platform,
  usuario: UsuarioAtual,
  pedido: PedidoDeMudanca,
  confirmado: Confirmado,
): Promise<{ idFeriado: number; idRecontagem: number | null }> =>
  platform.db.transaction().execute(async (tx) => {
    await lockCalendario(tx);
    const plano = await planejarMudanca(tx, pedido);
    if (marcaDoPlano(plano) !== confirmado.marca) throw calendarioMudou();
    const agora = platform.clock.now();
    const ids = await gravarPlano(tx, plano, agora);
    const todos = plano.alteracoes.map((alteracao) => ids.get(alteracao) ?? 0);
    for (const ato of atosDoPlano(plano, pedido, (alteracao) => ids.get(alteracao) ?? 0))
      await auditar(tx, platform.clock, usuario, ato);
    const idRecontagem = await pedirRecontagem(tx, {
      usuario,
      mudanca: mudancaDe(plano.alteracoes),
      ids: todos,
      previsto: confirmado.total,
      agora,
    });
    return { idFeriado: todos[0] ?? 0, idRecontagem };
  });
