import { z } from 'zod';
import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import {
  type CamposDaResposta,
  detalhesVazios,
  respostaVazia,
  type TipoEscolhido,
  tiposDeResposta,
} from '../resposta-em-edicao.ts';

/** Everything the editor needs to continue where somebody stopped. */
export interface Rascunho {
  readonly tipo: TipoEscolhido;
  readonly campos: CamposDaResposta;
  readonly anexos: readonly AnexoEscolhido[];
}

export const rascunhoVazio: Rascunho = { tipo: 'conclusiva', campos: respostaVazia, anexos: [] };

const valor = z.union([z.string(), z.boolean(), z.null()]);
const texto = z.string().catch('');

/** Lenient, because a draft may come from an older version of the form. */
const guardado = z.object({
  tipo: z.enum(tiposDeResposta).catch('conclusiva'),
  campos: z.object({
    texto,
    detalhes: z
      .record(z.string(), valor)
      .catch({})
      .transform((lidos) => ({ ...detalhesVazios, ...lidos })),
    idCodigoDecisao: texto,
    idEspecificacaoDecisao: texto,
  }),
  anexos: z
    .array(z.object({ idAnexo: z.int(), segredo: z.string(), nome: z.string(), tamanho: z.number() }))
    .catch([]),
});

export const readRascunho = (conteudo: unknown): Rascunho | null => guardado.safeParse(conteudo).data ?? null;

const isPreenchido = (cada: string | boolean | null): boolean =>
  typeof cada === 'string' ? cada.trim() !== '' : cada !== null;

/** Nothing was written, so there is nothing to store. */
export const isVazio = ({ campos, anexos }: Rascunho): boolean =>
  anexos.length === 0 &&
  campos.texto.trim() === '' &&
  campos.idCodigoDecisao === '' &&
  !Object.values(campos.detalhes).some(isPreenchido);

/** The copy in this browser, with its time: of two copies the newer one counts. */
const daqui = z.object({ em: z.iso.datetime(), conteudo: z.unknown() });

export const escreverDaqui = (rascunho: Rascunho, em: Date): string =>
  isVazio(rascunho) ? '' : JSON.stringify({ em: em.toISOString(), conteudo: rascunho });

interface Copia {
  readonly em: string;
  readonly rascunho: Rascunho;
}

const tentarJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    // What was stored there is not a draft of this form.
    return null;
  }
};

export const readDaqui = (json: string): Copia | null => {
  const { data } = daqui.safeParse(tentarJson(json));
  const rascunho = data && readRascunho(data.conteudo);
  return rascunho ? { em: data.em, rascunho } : null;
};

/** The newer of the copies in this browser and on the server. */
export const maisNova = (aqui: Copia | null, la: Copia | null): Copia | null => {
  if (!aqui || !la) return aqui ?? la;
  return Date.parse(aqui.em) > Date.parse(la.em) ? aqui : la;
};
