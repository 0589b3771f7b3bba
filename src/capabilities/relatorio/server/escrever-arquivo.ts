import { z } from 'zod';
import { alertar } from '#capabilities/alerta/server/index.ts';
import { emCsv, emPlanilha } from '#capabilities/tratamento/server/index.ts';
import { DomainError } from '#kernel/errors.ts';
import { days } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { DIAS_GUARDADO, type EstadoDoArquivo, isACaminho } from '../domain/arquivo.ts';
import { type FiltroDeRelatorio, filtroDeRelatorio, filtrosDados, recorte } from '../domain/filtro.ts';
import { frasesDoRelatorio } from '../domain/frases.ts';
import type { Olhar } from '../domain/olhar.ts';
import type { NomeDoRelatorio } from '../domain/relatorios.ts';
import {
  type ArquivoRow,
  deleteArquivo,
  findArquivo,
  listArquivosAntigos,
  updateArquivo,
} from './arquivo-repository.ts';
import { apagarLugar, guardarArquivo } from './guardar-arquivo.ts';
import { findOrgao, listNomes } from './nomes-repository.ts';
import { pdfDoRelatorio } from './relatorio-pdf.ts';
import { selecaoDe } from './selecao.ts';
import { type TabelaDoArquivo, tabelaDaLista, tabelaDoResumo } from './tabela-do-arquivo.ts';

export const ESCREVER = 'relatorio-arquivo';

type Pagina = readonly (readonly (string | number | object | null)[])[];

/** In a text, the sheets of Brazil read a decimal comma. */
const comVirgula = <P extends Pagina>(pagina: P): P =>
  pagina.map((linha) =>
    linha.map((celula) =>
      typeof celula === 'number' && !Number.isInteger(celula) ? String(celula).replace('.', ',') : celula,
    ),
  ) as unknown as P;

/** The rest of the way is the writing itself. */
const QUASE = 95;

/** Says how far it is, after each page. */
const medida = (
  tabela: TabelaDoArquivo,
  isTexto: boolean,
  dizer: (progresso: number) => Promise<void>,
): TabelaDoArquivo => ({
  ...tabela,
  linhas: async function* () {
    let lidas = 0;
    for await (const pagina of tabela.linhas()) {
      yield isTexto ? comVirgula(pagina) : pagina;
      lidas += pagina.length;
      await dizer(Math.min(QUASE, Math.floor((QUASE * lidas) / Math.max(tabela.total, 1))));
    }
  },
});

/** What the paper says over its table, in names and not in numbers. */
const sobre = async (db: Db, selecao: ReturnType<typeof selecaoDe>, olhar: Olhar) => {
  const { definicao, filtro } = selecao;
  const nomes = await Promise.all(
    filtrosDados(filtro).map(async (nome) => {
      const valor = filtro[nome];
      return [nome, Array.isArray(valor) ? await listNomes(db, nome, valor) : []] as const;
    }),
  );
  const { alcance } = olhar;
  const idOuvidoria = filtro.idOuvidoria ?? (alcance.tipo === 'proprio' ? alcance.idOuvidoria : null);
  const orgao = idOuvidoria === null ? 'todos os que você acompanha' : await findOrgao(db, idOuvidoria);
  return [
    ...(definicao.fato === 'fato_email' ? [] : [`Órgão: ${orgao}.`]),
    ...frasesDoRelatorio(definicao, filtro, selecao, Object.fromEntries(nomes)),
  ];
};

const umaParte = async function* (parte: Buffer): AsyncGenerator<Buffer> {
  yield parte;
};

const escrever = async (platform: Platform, row: ArquivoRow): Promise<void> => {
  const { db, leitura, clock, config } = platform;
  const { valor, ...filtro } = filtroDeRelatorio.extend(recorte).parse(row.filtro);
  const { idOuvidoria, ...olhar } = row.olhar as unknown as Olhar & { readonly idOuvidoria: number | null };
  const agora = clock.now();
  const selecao = selecaoDe(row.relatorio as NomeDoRelatorio, filtro as FiltroDeRelatorio, olhar, agora);
  const crua =
    row.conteudo === 'resumo'
      ? await tabelaDoResumo(leitura, selecao)
      : await tabelaDaLista(leitura, selecao, valor);
  const tabela = medida(crua, row.formato === 'csv', (progresso) =>
    updateArquivo(db, row.id, { estado: 'fazendo', progresso }),
  );
  const partes = async () => {
    if (row.formato === 'csv') return emCsv(tabela);
    if (row.formato === 'xlsx') return umaParte(await emPlanilha(tabela));
    return umaParte(
      await pdfDoRelatorio(tabela, {
        titulo: selecao.definicao.nome,
        sobre: await sobre(db, selecao, olhar),
        comoSeConta: selecao.definicao.comoSeConta,
        plataforma: config.instalacao.nome,
        agora,
      }),
    );
  };
  const guardado = await guardarArquivo(platform, row, await partes());
  await db.transaction().execute(async (tx) => {
    await updateArquivo(tx, row.id, {
      ...guardado,
      estado: 'pronto',
      progresso: 100,
      linhas: crua.total,
      pronto_em: clock.now(),
    });
    await alertar(tx, {
      tipo: 'relatorio-pronto',
      ...(idOuvidoria !== null && { idOuvidoria }),
      chave: `relatorio-pronto:${row.id}`,
      agora: clock.now(),
      para: [row.id_usuario],
    });
  });
};

const EM_PALAVRAS = 'Não foi possível escrever este arquivo. Peça de novo.';

const pedido = z.object({ idArquivo: z.int() });

export const arquivoJobs = (platform: Platform): readonly Job[] => [
  {
    name: ESCREVER,
    run: async (payload) => {
      const row = await findArquivo(platform.db, pedido.parse(payload).idArquivo);
      // One that was being written when a server stopped is written anew; one that failed is not tried for ever.
      if (!row || !isACaminho(row.estado as EstadoDoArquivo)) return;
      try {
        await escrever(platform, row);
      } catch (error) {
        const isRecusa = error instanceof DomainError;
        await updateArquivo(platform.db, row.id, {
          estado: 'falhou',
          motivo: isRecusa ? error.message : EM_PALAVRAS,
          pronto_em: platform.clock.now(),
        });
        await apagarLugar(platform, row.local);
        if (!isRecusa) throw error;
      }
    },
  },
  {
    name: 'relatorio-arquivos-antigos',
    cron: '50 5 * * *',
    run: async () => {
      const antesDe = new Date(platform.clock.now().getTime() - days(DIAS_GUARDADO));
      for (const { id, local } of await listArquivosAntigos(platform.db, antesDe)) {
        await apagarLugar(platform, local);
        await deleteArquivo(platform.db, id);
      }
    },
  },
];
