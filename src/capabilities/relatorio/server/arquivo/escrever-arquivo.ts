import type pg from 'pg';
import type { Escritor, LinhaDaTabela } from '#kernel/arquivo/escritor.ts';
import type { Canal } from '#server/exportacao/canal.ts';
import { createZip } from '#server/exportacao/comprimir.ts';
import { createGravador } from '#server/exportacao/gravador.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { type Formato, MAXIMO_DO_PDF } from '../../domain/arquivo.ts';
import { fraseDasLinhas, fraseDoMomento } from '../../domain/frases.ts';
import {
  folhaDaPlanilha,
  LUGAR_DA_FOLHA,
  MAXIMO_DA_PLANILHA,
  partesDaPlanilha,
  type SobreATabela,
} from '../../domain/planilha.ts';
import { pdfGrandeDemais, planilhaGrandeDemais } from '../../domain/relatorio-errors.ts';
import { csvDoRelatorio } from '../../domain/tabela.ts';
import { criarSaida, type Lugar } from './guardar-arquivo.ts';
import type { Impressao } from './pdf-do-relatorio.ts';
import { readTabela, type TabelaDoArquivo } from './tabela-do-arquivo.ts';

/** What writing a file needs: simple enough to be set up again inside a thread. */
export interface Oficina {
  readonly pool: pg.Pool;
  readonly store: FileStore;
  readonly chave: Buffer;
  dizer(progresso: number): void;
}

export interface Preparado {
  readonly formato: Formato;
  readonly tabela: TabelaDoArquivo;
  readonly impressao: Impressao;
}

export interface Escrito {
  readonly pecas: number;
  readonly bytes: number;
  readonly linhas: number;
}

/** Progress is reported at each new percent read, up to this; the last piece completes it. */
const QUASE = 95;
type Ler = (escrever: (linhas: readonly LinhaDaTabela[]) => Promise<void>) => Promise<void>;
const leitor = ({ pool, dizer }: Oficina, tabela: TabelaDoArquivo): Ler => {
  let lidas = 0;
  let dito = 0;
  return (escrever) =>
    readTabela(pool, tabela, async (linhas) => {
      await escrever(linhas);
      lidas += linhas.length;
      const progresso = Math.min(QUASE, Math.floor((QUASE * lidas) / Math.max(tabela.total, 1)));
      if (progresso > dito) dizer(progresso);
      dito = progresso;
    });
};

type Escrever = (ler: Ler, canal: Canal, preparado: Preparado) => Promise<void>;

const emTexto = async (ler: Ler, escritor: Escritor, canal: Canal): Promise<void> => {
  const gravador = createGravador(escritor, 'utf8', canal);
  await ler((linhas) => gravador.linhas(linhas));
  await gravador.end();
};

/**
 * The sentences printed above the table of a PDF, for a second sheet, so that the table itself
 * stays readable by programs.
 */
const sobreATabela = ({ tabela, impressao }: Preparado): SobreATabela => ({
  titulo: impressao.titulo,
  frases: [
    ...impressao.sobre,
    fraseDasLinhas(tabela.total),
    fraseDoMomento(impressao.plataforma, impressao.agora),
    impressao.comoSeConta,
  ],
});

/** The zip is written while rows are read: neither sheet nor package is ever whole in memory. */
const emPlanilha: Escrever = async (ler, canal, preparado) => {
  const { tabela, impressao } = preparado;
  if (tabela.total > MAXIMO_DA_PLANILHA) throw planilhaGrandeDemais(MAXIMO_DA_PLANILHA);
  const zip = createZip(canal, impressao.agora);
  for (const [nome, texto] of Object.entries(partesDaPlanilha(tabela.folha, sobreATabela(preparado)))) {
    const entrada = zip.entrada(nome);
    await entrada.write(Buffer.from(texto));
    await entrada.end();
  }
  await emTexto(ler, folhaDaPlanilha(tabela.colunas), zip.entrada(LUGAR_DA_FOLHA));
  await zip.end();
};

/** A PDF is built whole in memory, and so has a limit. */
const emPdf: Escrever = async (ler, canal, { tabela, impressao }) => {
  if (tabela.total > MAXIMO_DO_PDF) throw pdfGrandeDemais(MAXIMO_DO_PDF);
  const { pdfDoRelatorio } = await import('./pdf-do-relatorio.ts');
  const todas: LinhaDaTabela[] = [];
  await ler(async (linhas) => void todas.push(...linhas));
  await canal.write(await pdfDoRelatorio(tabela.colunas, todas, impressao));
  await canal.end();
};

const formas: Readonly<Record<Formato, Escrever>> = {
  csv: (ler, canal, { tabela }) => emTexto(ler, csvDoRelatorio(tabela.colunas), canal),
  xlsx: emPlanilha,
  pdf: emPdf,
};

export const escreverArquivo = async (
  oficina: Oficina,
  preparado: Preparado,
  lugar: Lugar,
): Promise<Escrito> => {
  const saida = criarSaida(oficina.store, oficina.chave, lugar);
  await formas[preparado.formato](leitor(oficina, preparado.tabela), saida, preparado);
  return { ...saida.guardado(), linhas: preparado.tabela.total };
};
