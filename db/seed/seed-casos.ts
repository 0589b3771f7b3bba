import { formatCodigo } from '#capabilities/codigo-acesso/domain/codigo-acesso.ts';
import { codigoDe } from '#capabilities/codigo-acesso/server/codigo.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { varrerEPublicar } from '#capabilities/publicacao/server/index.ts';
import type { IdEsfera } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { digitosDoProtocolo, formatProtocolo, formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { SettingError } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { CasoPlanejado } from './casos/caso-planejado.ts';
import {
  insertLinhas,
  insertPessoas,
  listContas,
  listPorEnvio,
  takeIds,
  takeSequencias,
} from './casos/casos-repository.ts';
import type { Contexto } from './casos/contexto.ts';
import { momentoDoRegistro } from './casos/dias.ts';
import { chaveDeEnvio, hashDoEnvio } from './casos/envio.ts';
import { quantosIds, semLinhas, type TabelaComId, tabelasComId } from './casos/linhas.ts';
import { orgaoDemo } from './casos/modelos.ts';
import { type CasoNumerado, formularioDo, montarCaso } from './casos/montar.ts';
import { pessoasComConta } from './casos/pessoas.ts';
import { planoDosCasos, TOTAL } from './casos/plano.ts';
import { chavesDeExemplo } from './casos/plano-cidadaos.ts';
import { criarSorte } from './casos/sorte.ts';
import { insertModelosDemo } from './modelos-de-resposta/modelos-demo.ts';
import { lockSeed } from './seed-repository.ts';

type Parte = Pick<Platform, 'db' | 'clock' | 'config'>;

/** A comunicação whose code is told, so that the anonymous side can be tried out. */
export interface ExemploAnonimo {
  readonly numeroProtocolo: string;
  readonly codigo: string;
}

const calendariosDe = async (db: Db, plano: readonly CasoPlanejado[]): Promise<Map<number, Calendario>> => {
  const calendarios = new Map<number, Calendario>();
  for (const { idOuvidoria, passos } of plano) {
    for (const id of [
      idOuvidoria,
      ...passos.flatMap((passo) => (passo.ato === 'encaminhar' ? [passo.para] : [])),
    ]) {
      if (!calendarios.has(id)) calendarios.set(id, await calendarioDaOuvidoria(db, id));
    }
  }
  return calendarios;
};

const obrigatorio = <T>(valor: T | undefined, oQue: string): T => {
  if (valor === undefined) throw new RangeError(`The demonstration has no ${oQue}`);
  return valor;
};

const contextoDe = async (
  db: Db,
  { clock, config }: Parte,
  plano: readonly CasoPlanejado[],
): Promise<Contexto> => {
  const agora = clock.now();
  await insertPessoas(db, pessoasComConta, agora);
  const contas = new Map((await listContas(db)).map((conta) => [conta.login, conta]));
  const calendarios = await calendariosDe(db, plano);
  const ids = new Map<TabelaComId, number[]>();
  for (const tabela of tabelasComId) ids.set(tabela, await takeIds(db, tabela, quantosIds(plano, tabela)));
  return {
    config,
    agora,
    hoje: localDate(agora.getTime()),
    calendarioDe: (id) => obrigatorio(calendarios.get(id), `calendar of office ${id}`),
    contaDe: (login) => obrigatorio(contas.get(login), `account ${login}`),
    proximoId: (tabela) => obrigatorio(ids.get(tabela)?.shift(), `id left for ${tabela}`),
  };
};

/** In the order they were filed, so that each office's numbers follow the calendar. */
const numerar = async (
  db: Db,
  contexto: Contexto,
  plano: readonly CasoPlanejado[],
): Promise<CasoNumerado[]> => {
  const datados = plano
    .map((caso) => {
      const calendario = contexto.calendarioDe(caso.idOuvidoria);
      const alvo = { hoje: contexto.hoje, calendario, formulario: formularioDo(caso), plano: caso };
      const registradaEm = momentoDoRegistro(alvo, contexto.agora, criarSorte(`${caso.chave}/dia`));
      return { plano: caso, registradaEm, ano: localDate(registradaEm).year };
    })
    .sort((a, b) => a.registradaEm - b.registradaEm);
  const porSequencia = Map.groupBy(datados, ({ plano: { idOuvidoria }, ano }) => `${idOuvidoria}/${ano}`);
  const tomadas = await takeSequencias(
    db,
    [...porSequencia.values()].flatMap((casos) =>
      casos
        .slice(0, 1)
        .map(({ plano: { idOuvidoria }, ano }) => ({ idOuvidoria, ano, quantas: casos.length })),
    ),
  );
  const proximas = new Map(
    tomadas.map(({ id_ouvidoria, ano, ultimo }) => {
      const chave = `${id_ouvidoria}/${ano}`;
      return [chave, ultimo - (porSequencia.get(chave)?.length ?? 0) + 1];
    }),
  );
  return datados.map(({ plano: caso, registradaEm, ano }) => {
    const { prefixo, idEsfera } = orgaoDemo(caso.idOuvidoria);
    const chave = `${caso.idOuvidoria}/${ano}`;
    const sequencia = obrigatorio(proximas.get(chave), `number for ${chave}`);
    proximas.set(chave, sequencia + 1);
    const numero = formatProtocolo({ prefixo, sequencia, ano, esfera: idEsfera as IdEsfera });
    return { plano: caso, registradaEm, protocolo: digitosDoProtocolo(numero) ?? '' };
  });
};

const semear = async (trx: Db, platform: Parte): Promise<number> => {
  const { seed } = platform.config;
  const plano = planoDosCasos(typeof seed === 'number' ? Math.min(seed, TOTAL) : undefined);
  const contexto = await contextoDe(trx, platform, plano);
  const linhas = semLinhas();
  for (const caso of await numerar(trx, contexto, plano)) montarCaso(contexto, linhas, caso);
  // The order of ids is the order in which history is read.
  linhas.manifestacao_historico.sort((a, b) => a.ocorrido_em.getTime() - b.ocorrido_em.getTime());
  linhas.manifestacao_prazo_evento.sort((a, b) => a.ocorrido_em.getTime() - b.ocorrido_em.getTime());
  await insertLinhas(trx, linhas);
  await insertModelosDemo(trx, contexto.agora);
  const publicadas = linhas.manifestacao.filter((row) => row.publicada_em);
  await varrerEPublicar(
    platform,
    trx,
    contexto.agora,
    publicadas.map((row) => Number(row.id)),
  );
  return plano.length;
};

/**
 * Some four hundred cases over two years, counted back from the clock, after `seedDemo` made offices and accounts. All
 * or nothing, and only once: the first of the examples tells whether they are there already.
 */
export const seedCasos = async (
  platform: Parte,
  onProgress: (sentence: string) => void = () => {},
): Promise<{ exemplos: ExemploAnonimo[] }> => {
  const { db, config } = platform;
  if (config.isProducao)
    throw new SettingError('Os dados de demonstração não podem ser criados em produção.');
  const envios = chavesDeExemplo.map(chaveDeEnvio);
  const hashes = envios.map((envio) => hashDoEnvio(config, envio));
  await db.transaction().execute(async (trx) => {
    await lockSeed(trx);
    if ((await listPorEnvio(trx, hashes)).size > 0) return;
    onProgress(`${await semear(trx, platform)} manifestações de demonstração criadas.`);
  });
  const casos = await listPorEnvio(db, hashes);
  return {
    exemplos: envios.flatMap((envio) => {
      const caso = casos.get(hashDoEnvio(config, envio).toString('hex'));
      if (!caso) return [];
      const numeroProtocolo = formatProtocoloDigitos(caso.protocolo, caso.id_esfera);
      return [{ numeroProtocolo, codigo: formatCodigo(codigoDe(config, envio)) }];
    }),
  };
};
