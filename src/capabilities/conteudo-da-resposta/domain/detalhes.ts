import { z } from 'zod';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { semRegras } from '#kernel/validacao/sem-regras.ts';
import { type ConteudoDoAcesso, conteudoDoAcesso, partesDoAcesso } from './conteudo-do-acesso.ts';
import {
  type ConteudoMinimo,
  denuncia,
  elogio,
  parseConteudoMinimo,
  reclamacao,
  solicitacao,
  sugestao,
} from './conteudo-minimo.ts';

/**
 * What a conclusive answer says besides its text, one shape for each type of case: which of them, the case says, and of a
 * request also its decision. The titles are read in the documentation.
 */
export const detalhesDaResposta = z.union([
  reclamacao.meta({ title: 'Reclamação' }),
  elogio.meta({ title: 'Elogio' }),
  sugestao.meta({ title: 'Sugestão ou Simplifique' }),
  solicitacao.meta({ title: 'Solicitação' }),
  denuncia.meta({ title: 'Denúncia ou comunicação' }),
  conteudoDoAcesso.meta({ title: 'Acesso à informação, conforme a decisão' }),
]);
/** As they are sent, before they are judged. */
export type DetalhesEnviados = z.input<typeof detalhesDaResposta>;

/** Of a request the detail is kept with its name, and the day of delivery in a column of its own. */
export type AcessoGuardado = Omit<ConteudoDoAcesso, 'dataEntrega'> & {
  readonly detalhamento?: string | undefined;
};

/** Kept with the type it answers to: a case may be given another one later. */
type DetalhesGuardados<C> = C & {
  readonly idTipoManifestacao: number;
};

/** Of a denúncia even the structured part names people and bodies: the column has it sealed whole. */
export interface DetalhesSelados {
  /** In base64. */
  readonly cifrado: string;
}

export const guardarConteudo = <C extends object>(tipo: number, conteudo: C): DetalhesGuardados<C> => ({
  ...conteudo,
  idTipoManifestacao: tipo,
});

const { dataEntrega: _, ...partesGuardadas } = partesDoAcesso;
const acessoGuardado = semRegras({ ...partesGuardadas, detalhamento: z.string() });

/** Each part stands by itself: an answer from before a field existed has the others. */
export const readAcessoGuardado = (guardado: unknown): AcessoGuardado => acessoGuardado.parse(guardado);

const comTipo = semRegras({ idTipoManifestacao: z.int() });

type DetalhesLidos =
  | { readonly isAcesso: true; readonly conteudo: AcessoGuardado }
  /** Empty where it is from before there was a minimum content. */
  | { readonly isAcesso: false; readonly conteudo: ConteudoMinimo };

/** The one reading of what the column keeps, once unsealed; the day of delivery stands beside it. */
export const readDetalhes = (guardado: unknown, dataEntrega: string | null): DetalhesLidos => {
  const { idTipoManifestacao: tipo = TipoManifestacao.nenhum, ...conteudo } = comTipo.parse(guardado);
  // Only a request is promised a day, also where the type was not kept yet.
  if (tipo === TipoManifestacao.acessoAInformacao || dataEntrega !== null)
    return { isAcesso: true, conteudo: readAcessoGuardado(conteudo) };
  return { isAcesso: false, conteudo: parseConteudoMinimo(tipo, conteudo).data ?? {} };
};
