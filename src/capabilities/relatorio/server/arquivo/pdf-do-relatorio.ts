import type { LinhaDaTabela, ValorDaCelula } from '#kernel/arquivo/escritor.ts';
import { Folha, MUTED } from '#server/pdf/folha.ts';
import { fraseDoMomento } from '../../domain/frases.ts';
import { type ColunaDoArquivo, celulaEscrita } from '../../domain/tabela.ts';

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const noPapel = (valor: ValorDaCelula, { como }: ColunaDoArquivo): string => {
  if (valor === null) return '–';
  return typeof valor === 'number' ? numero.format(valor) : celulaEscrita(valor, como);
};

/** Points between the margins of a landscape page. */
const LARGURA_DA_PAGINA = 745;

/** Shares out the page in the proportions of the sheet's columns. */
const larguras = (colunas: readonly ColunaDoArquivo[]): number[] => {
  const soma = colunas.reduce((total, { largura }) => total + largura, 0);
  return colunas.map(({ largura }) => Math.floor((largura / soma) * LARGURA_DA_PAGINA));
};

export interface Impressao {
  readonly titulo: string;
  /** Sentences over the table: the period, the filters. */
  readonly sobre: readonly string[];
  readonly comoSeConta: string;
  readonly plataforma: string;
  readonly agora: Date;
}

/** The report on paper, tagged for screen readers. */
export const pdfDoRelatorio = (
  colunas: readonly ColunaDoArquivo[],
  linhas: readonly LinhaDaTabela[],
  { titulo, sobre, comoSeConta, plataforma, agora }: Impressao,
): Promise<Buffer> => {
  const folha = new Folha(titulo, plataforma, agora, 'landscape');
  folha.titulo(titulo);
  for (const frase of sobre) folha.paragrafo(frase);
  folha.paragrafo(fraseDoMomento(plataforma, agora), MUTED);
  if (linhas.length > 0)
    folha.tabela(
      colunas.map(({ rotulo }) => rotulo),
      linhas.map((linha) => colunas.map((coluna, i) => noPapel(linha[i] ?? null, coluna))),
      larguras(colunas),
    );
  else folha.paragrafo('Nada foi encontrado com estes filtros.');
  folha.paragrafo(comoSeConta, MUTED);
  return folha.terminar();
};
