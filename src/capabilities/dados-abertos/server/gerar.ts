import type pg from 'pg';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Database } from '#server/db/database.ts';
import { readCopy } from '#server/exportacao/copia-repository.ts';
import type { Gravador } from '#server/exportacao/gravador.ts';
import { inSnapshot } from '#server/exportacao/linhas-repository.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { areas, TODOS_OS_ANOS } from '../domain/arquivos.ts';
import type { Valor } from '../domain/coluna.ts';
import { tabelas } from '../domain/conjuntos.ts';
import { countRetiradas, listAnos, listLocais, replaceArquivos } from './arquivo-repository.ts';
import {
  type ArquivoFeito,
  daOuvidoriaInteira,
  type Geracao,
  isArquivoDeTextos,
  type Leitura,
  leiturasDoAno,
} from './arquivos-do-ano.ts';
import { consultas } from './consulta-repository.ts';
import { compararComAntes, gerarMudancas } from './gerar-mudancas.ts';
import { textOf, tryLock, unlock } from './leitura-repository.ts';
import { lugarDoSolicitante } from './lugar-do-solicitante.ts';
import type { Pseudonimo } from './pseudonimo.ts';
import { PASTA } from './saida.ts';
import { fecharSigilosas } from './sigilosa-repository.ts';
import { replaceSolicitantes } from './solicitante-repository.ts';
import { tiposDaCelula } from './tipos-da-celula.ts';

/** What is needed to make files: simple enough to be set up in its own thread. */
export interface Lugar {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly store: FileStore;
  readonly numerar: Pseudonimo;
  readonly agora: Date;
}

export interface Oficina extends Lugar {
  readonly client: pg.PoolClient;
}

/** People who ask once ask again: this many computed numbers are remembered. */
const MAIS_LEMBRADOS = 50_000;
const lembrar = (numerar: Pseudonimo): Pseudonimo => {
  const lembrados = new Map<string, number>();
  return (pessoa) => {
    // A key that already is a number needs no work, and of the others only accounts come again.
    if (!pessoa?.startsWith('u')) return numerar(pessoa);
    const lembrado = lembrados.get(pessoa);
    if (lembrado !== undefined) return lembrado;
    if (lembrados.size >= MAIS_LEMBRADOS) lembrados.clear();
    const numero = numerar(pessoa);
    lembrados.set(pessoa, numero);
    return numero;
  };
};

/** Replaces the requester's key by the number used in the files. */
const porPseudonimo = (linhas: Valor[][], lugar: number, numerar: Pseudonimo): void => {
  for (const linha of linhas) linha[lugar] = numerar((linha[lugar] ?? null) as string | null);
};

/**
 * Writing five formats at once would take three times as long as PostgreSQL's COPY, each waiting
 * for the others, and too much memory; two at a time keep pace with the database
 * (bench/dados-abertos.ts).
 */
const FORMAS_POR_LEITURA = 2;

const deDuasEmDuas = (gravadores: readonly Gravador[]): Gravador[][] =>
  Array.from({ length: Math.ceil(gravadores.length / FORMAS_POR_LEITURA) }, (_, i) =>
    gravadores.slice(i * FORMAS_POR_LEITURA, (i + 1) * FORMAS_POR_LEITURA),
  );

/** The rows of a table, a batch at a time. */
const lerTabela = (
  { db, client, numerar }: Pick<Oficina, 'db' | 'client' | 'numerar'>,
  { conjunto, recorte }: Leitura['tabela'],
  { ano, dia }: Geracao,
): (() => AsyncGenerator<Valor[][]>) => {
  const texto = textOf(db, consultas[conjunto]({ ano, hoje: dia, recorte }));
  const lugar = lugarDoSolicitante(conjunto);
  const doSolicitante = lembrar(numerar);
  const tipos = tabelas[conjunto].colunas.map(({ tipo }, i) => (i === lugar ? 'texto' : tiposDaCelula[tipo]));
  return async function* () {
    for await (const linhas of readCopy(client, texto, tipos)) {
      if (lugar !== -1) porPseudonimo(linhas, lugar, doSolicitante);
      yield linhas;
    }
  };
};

/** Writes a table in every format, in batches; each pass reads the same snapshot and order. */
export const escreverTabela = async (
  oficina: Pick<Oficina, 'db' | 'client' | 'numerar'>,
  { tabela, gravadores, fechar }: Leitura,
  geracao: Geracao,
): Promise<ArquivoFeito[]> => {
  const ler = lerTabela(oficina, tabela, geracao);
  let total = 0;
  // A table small enough to come in one batch is not read again.
  let inteira: Valor[][][] | null = null;
  for (const juntos of deDuasEmDuas(gravadores)) {
    let ultima: Valor[][] = [];
    let vezes = 0;
    total = 0;
    for await (const linhas of inteira ?? ler()) {
      await Promise.all(juntos.map((gravador) => gravador.linhas(linhas)));
      total += linhas.length;
      ultima = linhas;
      vezes += 1;
    }
    if (vezes <= 1) inteira = [ultima];
    for (const gravador of juntos) await gravador.end();
  }
  return fechar(total);
};

const gerarAno = async (oficina: Oficina, geracao: Geracao, soTextos: boolean): Promise<void> => {
  const { db, client, store, numerar, agora: gerado_em } = oficina;
  const { ano } = geracao;
  for (const area of areas) {
    await db.transaction().execute((tx) => replaceSolicitantes(tx, { area, ano }, numerar));
  }
  await inSnapshot(client, async () => {
    const retiradas = await countRetiradas(client, ano);
    const feitos: ArquivoFeito[] = [];
    for (const leitura of leiturasDoAno(store, geracao, soTextos)) {
      feitos.push(...(await escreverTabela(oficina, leitura, geracao)));
    }
    await replaceArquivos(
      db,
      ano,
      feitos.map((arquivo) => ({
        ...arquivo,
        ano,
        gerado_em,
        retiradas: isArquivoDeTextos(arquivo.conjunto) ? retiradas : null,
      })),
      { completo: !soTextos },
    );
  });
};

/** The ouvidoria's files of every year, for clients whose address names none. */
const gerarInteiro = async (oficina: Oficina, dia: string): Promise<void> => {
  const { db, client, store, agora: gerado_em } = oficina;
  const anos = (await listAnos(db)).toSorted((a, b) => a - b);
  const { gravadores, fechar } = daOuvidoriaInteira(store, dia);
  let total = 0;
  await inSnapshot(client, async () => {
    for (const ano of anos) {
      for await (const linhas of lerTabela(oficina, { conjunto: 'manifestacoes' }, { ano, dia })()) {
        await Promise.all(gravadores.map((gravador) => gravador.linhas(linhas)));
        total += linhas.length;
      }
    }
  });
  for (const gravador of gravadores) await gravador.end();
  const feitos = await fechar(total);
  await replaceArquivos(
    db,
    TODOS_OS_ANOS,
    feitos.map((arquivo) => ({ ...arquivo, ano: TODOS_OS_ANOS, gerado_em, retiradas: null })),
    { completo: true },
  );
};

/** Deletes stored files without a row: left by the previous run, or by an interrupted one. */
const soltarSobras = async ({ db, store }: Lugar): Promise<void> => {
  const locais = await listLocais(db);
  const sobras = new Set<string>();
  for await (const chave of store.list(`${PASTA}/`)) {
    const local = chave.split('/').slice(0, 2).join('/');
    if (!locais.has(local)) sobras.add(local);
  }
  for (const local of sobras) await store.delete(local);
};

export interface OQueGerar {
  readonly anos: readonly number[];
  readonly soTextos: boolean;
}

/** One run at a time over all instances: false if another runs. Old files stay available. */
export const gerar = async (lugar: Lugar, { anos, soTextos }: OQueGerar): Promise<boolean> => {
  const client = await lugar.pool.connect();
  try {
    if (!(await tryLock(client))) return false;
    try {
      const hoje = localDate(lugar.agora.getTime());
      const dia = toIsoDate(hoje);
      await lugar.db.transaction().execute((tx) => fecharSigilosas(tx, hoje));
      await soltarSobras(lugar);
      // Before the files are written: what changes meanwhile is told by the next run, in no case by none.
      await compararComAntes(lugar, { anos, soTextos });
      for (const ano of anos) await gerarAno({ ...lugar, client }, { ano, dia }, soTextos);
      if (!soTextos) await gerarInteiro({ ...lugar, client }, dia);
      await gerarMudancas({ ...lugar, client });
      return true;
    } finally {
      await unlock(client);
    }
  } finally {
    client.release();
  }
};
