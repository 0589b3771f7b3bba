import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { type Grau, graus, isMenosSigilosa, termoMaximo } from '../grau.ts';
import { termoLongo } from '../rol/informacao-errors.ts';
import { type Resultado, resultados } from './estado-do-pedido.ts';
import { digaAInformacao, jaDesclassificada, reducaoNecessaria } from './pedido-errors.ts';

export const MAX_TEXTO_DO_PEDIDO = 8000;
export const MAX_MOTIVO_DA_DESISTENCIA = 2000;
export const textoDoPedido = z.string().trim().min(10).max(MAX_TEXTO_DO_PEDIDO);

/** What is filled in to decide, at every instance alike. */
export const entradaDaDecisao = z.strictObject({
  resultado: campo('Decisão', z.enum(resultados)),
  texto: campo('Razões', textoDoPedido),
  /** The information of the roll, where the person only described it. */
  idInformacao: campo('Informação', id).nullable().default(null),
  /** Of a reclassification: a lower degree, an earlier end, or both. */
  grau: campo('Novo grau', z.enum(graus)).nullable().default(null),
  termo: campo('Novo fim do sigilo', z.iso.date()).nullable().default(null),
});

export const respostaDaDecisao = z.object({ prazoSeguinte: z.iso.date().nullable() });

export interface Decisao {
  readonly resultado: Resultado;
  readonly grau: Grau | null;
  readonly termo: PlainDate | null;
}

export interface InformacaoDecidida {
  readonly situacao: 'classificada' | 'desclassificada';
  readonly grau: Grau;
  readonly producao: PlainDate;
  readonly termo: PlainDate;
}

const checkReducao = ({ grau, termo }: Decisao, informacao: InformacaoDecidida): Verdict => {
  const novoGrau = grau ?? informacao.grau;
  const novoTermo = termo ?? informacao.termo;
  const menosTempo = compareDates(novoTermo, informacao.termo) < 0;
  const maisTempo = compareDates(novoTermo, informacao.termo) > 0;
  const menosGrau = isMenosSigilosa(novoGrau, informacao.grau);
  const maisGrau = isMenosSigilosa(informacao.grau, novoGrau);
  if (maisTempo || maisGrau || !(menosTempo || menosGrau)) return refuse(reducaoNecessaria());
  const maximo = termoMaximo(novoGrau, informacao.producao);
  return compareDates(novoTermo, maximo) > 0 ? refuse(termoLongo(novoGrau, maximo)) : allow;
};

/** A decision is about an information of the roll, unless there is none; it never adds secrecy. */
export const checkDecisao = (decisao: Decisao, informacao: InformacaoDecidida | null): Verdict => {
  if (decisao.resultado === 'nao-localizada') return allow;
  if (!informacao) return refuse(digaAInformacao());
  if (informacao.situacao === 'desclassificada')
    return decisao.resultado === 'desclassificada' ? allow : refuse(jaDesclassificada());
  return decisao.resultado === 'reclassificada' ? checkReducao(decisao, informacao) : allow;
};
