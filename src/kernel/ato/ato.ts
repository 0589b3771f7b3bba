import { z } from 'zod';
import type { Acesso } from '../acesso.ts';
import type { EndpointKey } from '../endpoint.ts';
import type { IdPerfil } from '../perfil.ts';
import type { Relacao } from '../quem/relacao.ts';
import type { Condicao } from './condicao.ts';

/** How the browser asks for an act. */
export interface RotaDoAto {
  /** Written out, because existing clients know it: 'POST /app-web/v1/tratamento/prorrogar'. */
  readonly chave: EndpointKey;
  readonly acesso: Acesso;
  /** One Portuguese sentence for the API's documentation. */
  readonly resumo: string;
  /** A rule of the whole body, between the cases it names and what is filled in. */
  readonly confere?: { vale(corpo: never): boolean; readonly campo: string; readonly frase: string };
  /** What is answered; 'done' unless said otherwise. An act on several cases answers a line for each. */
  readonly resposta?: z.ZodType;
  /** The body must name the version that was seen; left out, it may. */
  readonly exigeVersao?: true;
}

/** What the screens show of an act. */
export interface TelaDoAto {
  /** On whose page of the case it is offered. */
  readonly lado: 'equipe' | 'cidadao' | 'lista';
  readonly nome: string;
  /** Said once it is done to one case. */
  readonly feito: string;
  /** Also done in a window over a list; said after it, before how many cases they were. */
  readonly naLista?: string;
  /** Its place among the others, in the order of a working day. */
  readonly ordem: number;
  readonly tecla?: string;
  /** The screen that does the same for several cases, or the act's own screen. */
  readonly pagina?: `/${string}`;
  /** Offered on the cases chosen in a list, in the order of these numbers. */
  readonly emLote?: number;
  /** While a rule closes it on a case the person works on, they are told why. */
  readonly explica?: true;
  /** Fields of the form whose text this browser keeps until it is sent. */
  readonly guarda?: readonly string[];
}

/** What an act leaves in the history. */
export interface Anotacao {
  /** Kept with each row. */
  readonly rotulo: string;
  /** Read where the row has no sentence of its own. */
  readonly frase: string;
  /** What webhooks call it, stable, and what people choose it by; null where nothing of it may leave. */
  readonly evento: { readonly chave: string; readonly nome: string } | null;
}

/** The people and things on the tests' stage that a body may name. */
export interface Elenco {
  readonly respondente: number;
  readonly principal: number;
  readonly outraUnidade: number;
  readonly outroOrgao: number;
}

/** How the things of a life cycle stand on the tests' stage: each life cycle that is rehearsed says its own. */
export interface Palco {
  /** What may be asked of the thing, for an act to be possible. */
  readonly com: object;
  /** The thing before an act. */
  readonly caso: object;
  /** What an act may change. */
  readonly efeito: object;
  /** The terms, besides the office's, after which an act is too late. */
  readonly termo: string;
}

/**
 * How the tests do the act: from every state by everybody, and in random walks after which the thing must be what the
 * declarations say. The server reads nothing of it.
 */
export interface Ensaio<Corpo, P extends Palco = Palco> {
  /** A body that the server accepts on the tests' stage. */
  readonly corpo: Corpo | ((elenco: Elenco) => Corpo);
  /** What the case on the stage must be like for the act to be possible. */
  readonly com?: P['com'];
  /** What the act changes besides the state: facts and terms. Left out where it changes nothing. */
  efeito?(corpo: Corpo, antes: P['caso']): P['efeito'];
  /** The term within which it is done; later it is refused with '<termo>.fora-do-prazo'. */
  readonly dentroDe?: P['termo'];
  /** The code of what it refuses besides what it declares in `quando`; null where it does not. */
  recusa?(corpo: Corpo, antes: P['caso'], quem: QuemEnsaia): string | null;
}

interface QuemEnsaia {
  readonly perfil: IdPerfil;
  readonly relacao: Relacao;
}

export type SemEntrada = z.ZodObject<Record<never, never>, z.core.$strict>;
const semEntrada: SemEntrada = z.strictObject({});

/** Everything that is true of an act but its name. CONTRIBUTING.md goes through it line by line. */
export interface Declaracao<
  Estado,
  Fatos,
  Entrada extends z.ZodType,
  Rota extends RotaDoAto,
  Evento extends string,
  P extends Palco = Palco,
> {
  /** Which article gives it. */
  readonly lei: string;
  readonly de: readonly Estado[];
  /** Left out where the act leaves the state as it is. */
  readonly para?: Estado;
  /** Empty where only the system does it, by the clock. */
  readonly quem: readonly IdPerfil[];
  /** The first refusal is the one a person reads. */
  readonly quando?: readonly Condicao<Fatos>[];
  /** The term that the act opens, extends or stops, in words with the numbers of the law. */
  readonly prazo?: string;
  readonly rota?: Rota;
  /** What a person fills in: it types form, endpoint and documentation. */
  readonly entrada?: Entrada;
  readonly historico: Anotacao;
  /** The mails it may write. */
  readonly avisa?: readonly Evento[];
  readonly tela?: TelaDoAto;
  /** The act whose screen offers this one, where it has no button of its own. */
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

/** Any act of a life cycle, for who goes through all of them. */
export type AtoDoCiclo<Estado, Fatos, P extends Palco = Palco> = Ato<
  string,
  Estado,
  Fatos,
  z.ZodType,
  RotaDoAto,
  string,
  P
>;
/** Any act at all. */
export type AtoDeclarado = AtoDoCiclo<unknown, never>;

/** Gives a life cycle its word for declaring acts: `export const ato = atosDe<Situacao, Fatos>()('manifestacao')`. */
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
