import { z } from 'zod';
import type { Acesso } from '../acesso.ts';
import type { Confirma } from '../confirmacao.ts';
import type { EndpointKey } from '../endpoint.ts';
import type { IdPerfil } from '../perfil.ts';
import type { Relacao } from '../quem/relacao.ts';
import type { Condicao } from './condicao.ts';
import type { DesfazDoAto } from './desfazer.ts';

/** How the browser asks for an act. */
export interface RotaDoAto {
  /** Written out, because existing clients know it: 'POST /app-web/v1/tratamento/prorrogar'. */
  readonly chave: EndpointKey;
  /** The same address serves several cases: the body names them. Left out, the path names one thing. */
  readonly variosCasos?: true;
  readonly acesso: Acesso;
  /** Whose second factor must have been confirmed a moment ago. */
  readonly confirma?: Confirma;
  /** One Portuguese sentence for the API's documentation. */
  readonly resumo: string;
  /** A rule about the whole body: one that connects the cases it names with what was filled in. */
  readonly confere?: { vale(corpo: never): boolean; readonly campo: string; readonly frase: string };
  /** What is answered; by default 'done'. An act on several cases answers one line for each. */
  readonly resposta?: z.ZodType;
  /** The body must name the version that the person saw; otherwise it only may. */
  readonly exigeVersao?: true;
}

/**
 * What an act of the office is for: the case itself is decided and answered, something is asked of others or passed on, it is said
 * what the case is or that it ends, or something is put on record or protected. A long menu is read by these.
 */
export type GrupoDoAto = 'tratar' | 'passar-adiante' | 'classificar' | 'registrar';

/** Where it is offered: the staff's page of a case, in a group of its menu; the citizen's page, or a list. */
type LadoDoAto =
  | { readonly lado: 'equipe'; readonly grupo: GrupoDoAto }
  | { readonly lado: 'cidadao' | 'lista'; readonly grupo?: never };

/** What the screens show of an act. */
export type TelaDoAto = LadoDoAto & NaTela;

interface NaTela {
  readonly nome: string;
  /** The sentence shown once it was done to one case. */
  readonly feito: string;
  /**
   * The act can also be done in a window over a list. This is the sentence shown afterwards, before
   * the number of cases.
   */
  readonly naLista?: string;
  /** Its place among the others, in the order of a working day. */
  readonly ordem: number;
  readonly tecla?: string;
  /** The screen that does the same for several cases, or a screen for this act alone. */
  readonly pagina?: `/${string}`;
  /** Offered for the cases chosen in a list; the number gives the order among such acts. */
  readonly emLote?: number;
  /** When a rule forbids it on a case that the person works on, the page tells them why. */
  readonly explica?: true;
  /** Fields of the form whose text this browser keeps until it is sent. */
  readonly guarda?: readonly string[];
}

/** What an act leaves in the history. */
export interface Anotacao {
  /** Stored with each row of the history. */
  readonly rotulo: string;
  /** Shown where the row has no sentence of its own. */
  readonly frase: string;
  /** `chave` is the webhooks' stable name, `nome` what people choose; null: never told. */
  readonly evento: { readonly chave: string; readonly nome: string } | null;
}

/** The people and things in the tests' database that a body may name. */
export interface Elenco {
  readonly respondente: number;
  readonly principal: number;
  readonly outraUnidade: number;
  readonly outroOrgao: number;
}

/** What the tests know about a life cycle's things; each rehearsed life cycle defines its own. */
export interface Palco {
  /** What an act may require of the thing. */
  readonly com: object;
  /** The thing before an act. */
  readonly caso: object;
  /** What an act may change. */
  readonly efeito: object;
  /** Terms after which an act is too late, besides the office's own term. */
  readonly termo: string;
}

/**
 * How the tests do the act: from every state, as every profile, and in random walks after which the
 * thing must be as the declarations say. The server never reads it.
 */
export interface Ensaio<Corpo, P extends Palco = Palco> {
  /** A body that the server accepts in the tests' database. */
  readonly corpo: Corpo | ((elenco: Elenco) => Corpo);
  /** What the case must be like for the act to be possible. */
  readonly com?: P['com'];
  /** What the act changes besides the state: facts and terms. Left out where it changes nothing. */
  efeito?(corpo: Corpo, antes: P['caso']): P['efeito'];
  /** The term within which it must be done; after it the refusal is '<termo>.fora-do-prazo'. */
  readonly dentroDe?: P['termo'];
  /** The code of a refusal that `quando` does not declare; null when there is none. */
  recusa?(corpo: Corpo, antes: P['caso'], quem: QuemEnsaia): string | null;
}

interface QuemEnsaia {
  readonly perfil: IdPerfil;
  readonly relacao: Relacao;
}

export type SemEntrada = z.ZodObject<Record<never, never>, z.core.$strict>;
const semEntrada: SemEntrada = z.strictObject({});

/** Everything that is true of an act, except its name. CONTRIBUTING.md explains it line by line. */
export interface Declaracao<
  Estado,
  Fatos,
  Entrada extends z.ZodType,
  Rota extends RotaDoAto,
  Evento extends string,
  P extends Palco = Palco,
> {
  /** The article of law that grants it. */
  readonly lei: string;
  readonly de: readonly Estado[];
  /** Left out where the act leaves the state as it is. */
  readonly para?: Estado;
  /** Empty when only the system does it, by the clock. */
  readonly quem: readonly IdPerfil[];
  /** When several conditions fail, the person reads the first one's refusal. */
  readonly quando?: readonly Condicao<Fatos>[];
  /** The term that the act opens, extends or stops, in words, with the numbers of the law. */
  readonly prazo?: string;
  readonly rota?: Rota;
  /** What a person fills in. It types the form, the endpoint and the documentation. */
  readonly entrada?: Entrada;
  readonly historico: Anotacao;
  /** The mails it may send. */
  readonly avisa?: readonly Evento[];
  readonly tela?: TelaDoAto;
  /** Who did it on a screen, to one case, may take it back for some seconds; left out where it is done for good. */
  readonly desfaz?: DesfazDoAto;
  /** The act whose screen offers this one, when it has no button of its own. */
  readonly naTelaDe?: string;
  readonly ensaio?: Ensaio<z.input<Entrada>, P>;
}

export interface Ato<
  Nome extends string,
  Estado,
  Fatos,
  Entrada extends z.ZodType,
  Rota extends RotaDoAto,
  Evento extends string,
  P extends Palco = Palco,
> extends Declaracao<Estado, Fatos, Entrada, Rota, Evento, P> {
  readonly ciclo: string;
  readonly nome: Nome;
  readonly quando: readonly Condicao<Fatos>[];
  readonly entrada: Entrada;
  readonly avisa: readonly Evento[];
}

/** Any act of one life cycle, for code that handles all of them alike. */
export type AtoDoCiclo<Estado, Fatos, P extends Palco = Palco> = Ato<
  string,
  Estado,
  Fatos,
  z.ZodType,
  RotaDoAto,
  string,
  P
>;
/** Any act of any life cycle. */
export type AtoDeclarado = AtoDoCiclo<unknown, never>;

/**
 * Gives a life cycle its function for declaring acts:
 * `export const ato = atosDe<Situacao, Fatos>()('manifestacao')`.
 */
export const atosDe =
  <Estado, Fatos, Eventos extends string, P extends Palco = Palco>() =>
  (ciclo: string) =>
  <
    const Nome extends string,
    const Rota extends RotaDoAto = never,
    Entrada extends z.ZodType = SemEntrada,
    const Evento extends Eventos = never,
  >(
    nome: Nome,
    declaracao: Declaracao<Estado, Fatos, Entrada, Rota, Evento, P>,
  ): Ato<Nome, Estado, Fatos, Entrada, Rota, Evento, P> => ({
    ...declaracao,
    ciclo,
    nome,
    quando: declaracao.quando ?? [],
    avisa: declaracao.avisa ?? [],
    entrada: declaracao.entrada ?? (semEntrada as unknown as Entrada),
  });
