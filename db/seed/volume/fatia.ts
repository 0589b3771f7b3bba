import type pg from 'pg';
import {
  type HistoricoCopiado,
  type LinhaResumida,
  resumirCopia,
} from '#capabilities/auditoria/server/index.ts';
import { varrerEPublicar } from '#capabilities/publicacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import type { Config } from '#server/config.ts';
import { dadosPessoais } from '#server/crypto/dado-pessoal.ts';
import { marcaSelada } from '#server/crypto/dono.ts';
import type { Database } from '#server/db/database.ts';
import { listContas, takeIds } from '../casos/casos-repository.ts';
import type { Contexto } from '../casos/contexto.ts';
import { quantosIds, semLinhas, type TabelaComId, tabelasComId } from '../casos/linhas.ts';
import { montarCaso } from '../casos/montar.ts';
import { type ComPadrao, copiarLinhas, readComPadrao } from './copia-repository.ts';
import { calendariosDosOrgaos } from './numerar.ts';
import { contaDeVolume, numeroDoLogin } from './pessoas-de-volume.ts';
import { planoDeVolume } from './plano-de-volume.ts';

/** What each thread needs to make cases; simple enough to be sent to one. */
export interface Encomenda {
  readonly pessoas: number;
  readonly primeiraPessoa: number;
  readonly agora: number;
}

/** A case of a slice, as the first pass numbered it. */
export interface CasoDaFatia {
  readonly n: number;
  readonly id: number;
  readonly registradaEm: number;
  readonly protocolo: string;
  /** How many sealed cases the person had before. */
  readonly selada: number;
}

/** What a slice leaves to be linked into the chains of the audit, and how many rows it wrote. */
export interface FatiaFeita {
  readonly linhas: number;
  readonly historico: readonly LinhaResumida[];
}

interface Oficina {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly config: Config;
}

const exigir = <T>(valor: T | undefined, oQue: string): T => {
  if (valor === undefined) throw new RangeError(`The volume has no ${oQue}`);
  return valor;
};

/** Keys are derived once: a million cases ask for each of them many times. */
export const comChavesLembradas = (config: Config): Config => {
  const chaves = new Map<string, Buffer>();
  const keyFor = (finalidade: string): Buffer => {
    const chave = chaves.get(finalidade) ?? config.keyFor(finalidade);
    chaves.set(finalidade, chave);
    return chave;
  };
  return { ...config, keyFor };
};

const porMomento = (a: { ocorrido_em: Date }, b: { ocorrido_em: Date }): number =>
  a.ocorrido_em.getTime() - b.ocorrido_em.getTime();

/** Makes slices of cases and writes each in a transaction of its own. */
export const createFatiador = async (oficina: Oficina, encomenda: Encomenda) => {
  const { db, pool } = oficina;
  const config = comChavesLembradas(oficina.config);
  const { enviados } = dadosPessoais(config);
  const contas = new Map(
    (await listContas(db)).filter(({ login }) => numeroDoLogin(login) === null).map((c) => [c.login, c]),
  );
  const calendarios = await calendariosDosOrgaos(db);
  const comPadrao: ComPadrao = await pool.connect().then(async (client) => {
    try {
      return await readComPadrao(client);
    } finally {
      client.release();
    }
  });
  const agora = new Date(encomenda.agora);
  const resumir = resumirCopia({ config });
  const base = {
    config,
    agora,
    hoje: localDate(encomenda.agora),
    calendarioDe: (id: number) => exigir(calendarios.get(id), `calendar of office ${id}`),
    contaDe: (login: string) => {
      const n = numeroDoLogin(login);
      return n === null
        ? exigir(contas.get(login), `account ${login}`)
        : contaDeVolume(n, encomenda.primeiraPessoa);
    },
  };

  const montar = async (fatia: readonly CasoDaFatia[]) => {
    const planos = fatia.map(({ n }) => planoDeVolume(n, encomenda.pessoas));
    const ids = new Map<TabelaComId, number[]>();
    for (const tabela of tabelasComId) {
      if (tabela !== 'manifestacao') ids.set(tabela, await takeIds(db, tabela, quantosIds(planos, tabela)));
    }
    const juntas = semLinhas();
    for (const [i, { id, registradaEm, protocolo, selada }] of fatia.entries()) {
      const plano = exigir(planos[i], 'plan');
      const contexto: Contexto = {
        ...base,
        proximoId: (tabela) =>
          tabela === 'manifestacao' ? id : exigir(ids.get(tabela)?.pop(), `id left for ${tabela}`),
        marcaSelada: (idUsuario) => marcaSelada({ config }, idUsuario, selada),
      };
      // Each alone: what looks through the rows of a case looks through no others.
      const linhas = semLinhas();
      montarCaso(contexto, linhas, { plano, registradaEm, protocolo });
      for (const tabela of Object.keys(juntas) as (keyof typeof juntas)[])
        (juntas[tabela] as unknown[]).push(...linhas[tabela]);
    }
    juntas.manifestacao_historico.sort(porMomento);
    const doHistorico = await takeIds(db, 'manifestacao_historico', juntas.manifestacao_historico.length);
    for (const [i, row] of juntas.manifestacao_historico.entries())
      Object.assign(row, { id: doHistorico[i] });
    juntas.manifestacao_prazo_evento.sort(porMomento);
    return juntas;
  };

  return async (fatia: readonly CasoDaFatia[]): Promise<FatiaFeita> => {
    const linhas = await montar(fatia);
    const client = await pool.connect();
    let total = 0;
    try {
      await client.query('begin');
      await client.query('set local synchronous_commit = off');
      for (const [tabela, rows] of Object.entries(linhas) as [string, Record<string, unknown>[]][]) {
        if (rows.length === 0) continue;
        total += rows.length;
        const seladas =
          tabela === 'manifestante'
            ? rows.map((row) => ({ ...row, documento_busca: enviados([row.documento_busca])[0] }))
            : rows;
        await copiarLinhas(client, comPadrao, tabela, seladas);
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    const publicadas = linhas.manifestacao.filter((row) => row.publicada_em).map((row) => Number(row.id));
    if (publicadas.length > 0)
      await db.transaction().execute((tx) => varrerEPublicar({ config }, tx, agora, publicadas));
    const cofres = new Map(
      linhas.manifestacao_cofre.map((row) => [row.id_manifestacao, row.chave_embrulhada]),
    );
    return {
      linhas: total,
      historico: resumir(linhas.manifestacao_historico as HistoricoCopiado[], (id) => cofres.get(id) ?? null),
    };
  };
};
