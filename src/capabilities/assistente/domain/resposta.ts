import type { Passagem } from '#capabilities/ajuda/domain/passagem.ts';
import type { NomeDaIntencao } from './entender.ts';
import type { Passo } from './passo.ts';
import type { TipoDoRegistro } from './tipos-de-manifestacao.ts';

/** The source of an answer, shown as a link. */
export interface Fonte {
  readonly fonte: Passagem['fonte'];
  readonly titulo: string;
  readonly endereco: string;
}

export type Acao =
  | { readonly tipo: 'link'; readonly rotulo: string; readonly endereco: string }
  /** A telephone that helps now. */
  | { readonly tipo: 'telefone'; readonly rotulo: string; readonly numero: string }
  /** The filing form, with the story told so far. */
  | {
      readonly tipo: 'formulario';
      readonly rotulo: string;
      readonly idTipo: TipoDoRegistro;
      readonly anonimo: boolean;
    };

/** An answer of the assistant: plain text in paragraphs, never markup. */
export interface Resposta {
  readonly intencao: NomeDaIntencao;
  readonly paragrafos: readonly string[];
  readonly fontes?: readonly Fonte[];
  /** Answers offered as buttons; the label is what is sent. */
  readonly opcoes?: readonly string[];
  readonly acoes?: readonly Acao[];
  readonly passo?: Passo;
  /** True if the person's text tells what happened and goes into the form. */
  readonly isRelato?: boolean;
  /** False if nothing was found. */
  readonly sabe?: boolean;
}

export const link = (rotulo: string, endereco: string): Acao => ({ tipo: 'link', rotulo, endereco });

/** Only paths of this site are linked, whatever the help says. */
export const isEnderecoNosso = (endereco: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(endereco);

/** Removes the help's markup, since the assistant shows plain text. */
const semMarcas = (texto: string): string =>
  texto
    .replace(/\*\*/g, '')
    .replace(/\[([^\]]{1,200})\]\([^)\s]{1,300}\)/g, '$1')
    .trim();

const MAX_TRECHO = 900;

/** Whole sentences, as many as fit. */
export const resumir = (texto: string): string => {
  const limpo = semMarcas(texto);
  if (limpo.length <= MAX_TRECHO) return limpo;
  const corte = limpo.slice(0, MAX_TRECHO);
  const fim = Math.max(corte.lastIndexOf('. '), corte.lastIndexOf('.\n'));
  return fim > MAX_TRECHO / 3 ? corte.slice(0, fim + 1) : `${corte.trimEnd()}…`;
};

export const fontesDe = (passagens: readonly Passagem[]): Fonte[] =>
  passagens
    .filter(({ endereco }) => isEnderecoNosso(endereco))
    .map(({ fonte, titulo, endereco }) => ({ fonte, titulo: semMarcas(titulo), endereco }));
