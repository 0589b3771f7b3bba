import type { Celula } from '#capabilities/tratamento/server/index.ts';
import { formatData } from '#kernel/texto.ts';
import { Folha, MUTED } from '#server/pdf/folha.ts';
import { MAXIMO_DO_PDF } from '../domain/arquivo.ts';
import { pdfGrandeDemais } from '../domain/relatorio-errors.ts';
import type { TabelaDoArquivo } from './tabela-do-arquivo.ts';

const momento = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const escrita = (celula: Celula): string => {
  if (celula === null) return '–';
  if (typeof celula === 'number') return numero.format(celula);
  return typeof celula === 'string' ? celula : formatData(celula);
};

/** Points between the margins of a page that lies on its side. */
const LARGURA_DA_PAGINA = 745;

/** Shared out as in a sheet. */
const larguras = (colunas: TabelaDoArquivo['colunas']): number[] => {
  const todas = Object.values(colunas);
  const soma = todas.reduce((total, cada) => total + cada, 0);
  return todas.map((cada) => Math.floor((cada / soma) * LARGURA_DA_PAGINA));
};

interface Impressao {
  readonly titulo: string;
  /** Sentences over the table: the period, the filters. */
  readonly sobre: readonly string[];
  readonly comoSeConta: string;
  readonly plataforma: string;
  readonly agora: Date;
}

/** The report on paper, tagged for screen readers. */
export const pdfDoRelatorio = async (tabela: TabelaDoArquivo, impressao: Impressao): Promise<Buffer> => {
  if (tabela.total > MAXIMO_DO_PDF) throw pdfGrandeDemais(MAXIMO_DO_PDF);
  const { titulo, sobre, comoSeConta, plataforma, agora } = impressao;
  const linhas: string[][] = [];
  for await (const pagina of tabela.linhas()) linhas.push(...pagina.map((linha) => linha.map(escrita)));
  const folha = new Folha(titulo, plataforma, agora, 'landscape');
  folha.titulo(titulo);
  for (const frase of sobre) folha.paragrafo(frase);
  folha.paragrafo(`${plataforma}, ${momento.format(agora)} (horário de Brasília)`, MUTED);
  if (linhas.length > 0) folha.tabela(Object.keys(tabela.colunas), linhas, larguras(tabela.colunas));
  else folha.paragrafo('Nada foi encontrado com estes filtros.');
  folha.paragrafo(comoSeConta, MUTED);
  return folha.terminar();
};
