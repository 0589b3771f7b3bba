import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import { indicador, talvez } from './formato.ts';
import { momentoDoFiltro } from './momento-do-filtro.ts';

export const MAXIMO_DE_RESULTADOS = 500;
const MAIOR_POSICAO = 10_000_000;

/** Seventeen digits, punctuated or not. */
const protocolo = z
  .string()
  .trim()
  .max(60)
  .refine((texto) => digitosDoProtocolo(texto) !== null, 'Informe os 17 dígitos do protocolo.')
  .transform((texto) => digitosDoProtocolo(texto) ?? '');

const inteiro = (min: number, max: number) =>
  z.coerce
    .number('Informe um número.')
    .int('Informe um número inteiro.')
    .min(min, `Informe um número de ${min} a ${max}.`)
    .max(max, `Informe um número de ${min} a ${max}.`);

export type Ordem = 'id' | 'registro' | 'prazo' | 'atualizacao' | 'protocolo';

/** The orders a client may ask for, by field name; an unknown name keeps the default. */
const ordens: ReadonlyMap<string, Ordem> = new Map([
  ['idmanifestacao', 'id'],
  ['datacadastro', 'registro'],
  ['prazoatendimento', 'prazo'],
  ['dataprazoresposta', 'prazo'],
  ['dataatualizacao', 'atualizacao'],
  ['numprotocolo', 'protocolo'],
]);
export interface OrdemPedida {
  readonly por: Ordem;
  readonly sentido: 'asc' | 'desc';
}

/** 'DataCadastro desc', '-DataCadastro', 'datacadastro': existing clients must keep working. */
export const readOrdem = (texto: string | undefined): OrdemPedida => {
  const [, menos, nome = '', sentido = ''] = /^(-?)\s*(\w+)(?:[\s,:]+(\w+))?/.exec(texto?.trim() ?? '') ?? [];
  const por = ordens.get(nome.toLowerCase());
  if (por === undefined) return { por: 'id', sentido: 'asc' };
  return { por, sentido: menos || sentido.toLowerCase() === 'desc' ? 'desc' : 'asc' };
};

export const filtroDeManifestacoes = z.object({
  NumProtocolo: talvez(protocolo),
  DataCadastroInicio: momentoDoFiltro.optional(),
  DataCadastroFim: momentoDoFiltro.optional(),
  DataPrazoRespostaInicio: momentoDoFiltro.optional(),
  DataPrazoRespostaFim: momentoDoFiltro.optional(),
  DataAtualizacaoInicio: momentoDoFiltro.optional(),
  DataAtualizacaoFim: momentoDoFiltro.optional(),
  IdSituacaoManifestacao: talvez(idTexto),
  ApenasDenunciasAptas: talvez(indicador),
  ApenasComApuracaoDeEmpresa: talvez(indicador),
  ApenasComApuracaoDeServidor: talvez(indicador),
  IdTipoFormulario: talvez(idTexto),
  MaxResultados: talvez(inteiro(1, MAXIMO_DE_RESULTADOS)),
  PosInicioPagina: talvez(inteiro(0, MAIOR_POSICAO)),
  OrderBy: talvez(z.string().max(100)),
  Cursor: talvez(z.string().max(1000)),
});
export type FiltroDeManifestacoes = z.output<typeof filtroDeManifestacoes>;

export const filtroDeRecursos = z.object({
  NumProtocolo: talvez(protocolo),
  DataAberturaInicio: momentoDoFiltro.optional(),
  DataAberturaFim: momentoDoFiltro.optional(),
});
export type FiltroDeRecursos = z.output<typeof filtroDeRecursos>;
