import { z } from 'zod';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { codigosDeCategoria } from '../categorias.ts';
import { incisos } from '../fundamentos.ts';
import { type Grau, graus, termoMaximo } from '../grau.ts';
import {
  classificadaAntesDeProduzida,
  classificadaNoFuturo,
  termoAntesDaClassificacao,
  termoLongo,
} from './informacao-errors.ts';

export const situacoesDaInformacao = ['classificada', 'desclassificada'] as const;
export type SituacaoDaInformacao = (typeof situacoesDaInformacao)[number];

export const MAX_ASSUNTO = 200;
export const MAX_AUTORIDADE = 200;
export const MAX_MOTIVO = 2000;

export const motivoEscrito = z.string().trim().min(10).max(MAX_MOTIVO);

/**
 * What the office writes about an information: never the secret itself. The subject is published
 * every year and must be told apart by it.
 */
export const dadosDaInformacao = z.strictObject({
  nup: campo('Número do processo (NUP)', z.string().trim().min(17).max(25)),
  assunto: campo('Assunto', z.string().trim().min(3).max(MAX_ASSUNTO)),
  categoria: campo('Categoria', z.enum(codigosDeCategoria)),
  grau: campo('Grau de sigilo', z.enum(graus)),
  fundamento: campo('Fundamento legal', z.enum(incisos)),
  autoridade: campo('Autoridade classificadora', z.string().trim().min(3).max(MAX_AUTORIDADE)),
  dataProducao: campo('Data de produção', z.iso.date()),
  dataClassificacao: campo('Data da classificação', z.iso.date()),
  termo: campo('Fim do sigilo', z.iso.date()),
});
export type DadosDaInformacao = z.output<typeof dadosDaInformacao>;

export interface DatasDaInformacao {
  readonly grau: Grau;
  readonly producao: PlainDate;
  readonly classificacao: PlainDate;
  readonly termo: PlainDate;
}

/** Lei 12.527/2011, art. 24: the dates are in order, and the secret does not outlast its degree. */
export const checkDatas = (
  { grau, producao, classificacao, termo }: DatasDaInformacao,
  hoje: PlainDate,
): Verdict => {
  if (compareDates(classificacao, producao) < 0) return refuse(classificadaAntesDeProduzida());
  if (compareDates(classificacao, hoje) > 0) return refuse(classificadaNoFuturo());
  if (compareDates(termo, classificacao) < 0) return refuse(termoAntesDaClassificacao());
  const maximo = termoMaximo(grau, producao);
  return compareDates(termo, maximo) > 0 ? refuse(termoLongo(grau, maximo)) : allow;
};

const item = z.object({ codigo: z.string(), nome: z.string() });

export const informacaoVista = z.object({
  idInformacao: z.int(),
  versao: z.int(),
  orgao: z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() }),
  /** The indexing code; of what was declassified, the process number alone (Decreto 7.845/2012). */
  codigo: z.string(),
  nup: z.string(),
  assunto: z.string(),
  categoria: item,
  grau: z.enum(graus),
  fundamento: item,
  autoridade: z.string(),
  dataProducao: z.iso.date(),
  dataClassificacao: z.iso.date(),
  termo: z.iso.date(),
  reclassificada: z.boolean(),
  situacao: z.enum(situacoesDaInformacao),
  desclassificadaEm: z.iso.date().nullable(),
  motivo: z.string().nullable(),
  /** The term is over: it must be declassified (art. 24 § 4º). */
  termoVencido: z.boolean(),
  /** Names of the acts open to the reader. */
  atos: z.array(z.string()),
});
export type InformacaoVista = z.output<typeof informacaoVista>;

export const linhaDoHistorico = z.object({
  ato: z.string(),
  ocorridoEm: z.iso.datetime(),
  responsavel: z.string(),
  informacoes: z.string(),
});
