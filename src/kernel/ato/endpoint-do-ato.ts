import { z } from 'zod';
import { feito, id, idTexto } from '../campos.ts';
import type { Endpoint, EndpointKey } from '../endpoint.ts';
import { type CasoDoLote, casosDoLote, resultadoDoLote } from '../lista/lote.ts';
import { campo } from '../validacao/campo.ts';
import type { AtoDeclarado, RotaDoAto } from './ato.ts';

/** What a path parameter is called in the message that refuses it. */
const ROTULOS: Readonly<Record<string, string>> = {
  idManifestacao: 'Manifestação',
  idTramitacao: 'Pedido',
  idRecurso: 'Recurso',
  idIncidente: 'Incidente',
  idDenuncia: 'Denúncia',
  idAvaliacao: 'Avaliação',
  idOuvidoria: 'Órgão',
  idItem: 'Item',
  idPedido: 'Pedido',
};

type NomesDosParametros<Chave extends string> = Chave extends `${string}/:${infer Nome}/${infer Resto}`
  ? Nome | NomesDosParametros<`/${Resto}`>
  : Chave extends `${string}/:${infer Nome}`
    ? Nome
    : never;

/** The parameters of a path (`:idManifestacao`), read as numbers. */
type ParametrosDe<Chave extends string> = { [N in NomesDosParametros<Chave>]: number };

/** An act that asks for nothing adds no fields to the body. */
type Preenchido<Dados> = Dados extends Record<string, never> ? unknown : Dados;

type Versao<R extends RotaDoAto> = R extends { readonly exigeVersao: true }
  ? { versao: number }
  : { versao?: number | undefined };

type Corpo<R extends RotaDoAto, Dados> = Preenchido<Dados> &
  (R extends { readonly variosCasos: true } ? { casos: CasoDoLote[] } : Versao<R>);

type Resposta<R extends RotaDoAto> = R extends { readonly variosCasos: true }
  ? typeof resultadoDoLote
  : R extends { readonly resposta: infer S extends z.ZodType }
    ? S
    : typeof feito;

export interface AtoComRota {
  readonly rota?: RotaDoAto;
  readonly entrada: z.ZodType;
}

/** The path parameters of an act's route. */
export type ParametrosDo<A extends AtoComRota> = ParametrosDe<NonNullable<A['rota']>['chave']>;

export type EndpointDoAto<A extends AtoComRota> =
  NonNullable<A['rota']> extends infer R extends RotaDoAto
    ? {
        readonly acesso: R['acesso'];
        readonly resumo: string;
        readonly body: z.ZodType<Corpo<R, z.output<A['entrada']>>, Corpo<R, z.input<A['entrada']>>>;
        readonly response: Resposta<R>;
      } & ([NomesDosParametros<R['chave']>] extends [never]
        ? unknown
        : {
            readonly params: z.ZodType<
              ParametrosDe<R['chave']>,
              Record<NomesDosParametros<R['chave']>, number | string>
            >;
          })
    : never;

/** The contract of one act, for the client: `createApi<ContratoDoAto<typeof prorrogar>>()`. */
export type ContratoDoAto<A extends AtoComRota> = {
  readonly [K in NonNullable<A['rota']>['chave']]: EndpointDoAto<A>;
};

const nomesDosParametros = (chave: string): string[] =>
  [...chave.matchAll(/:(\w+)/g)].map(([, nome = '']) => nome);

const paramsDe = (chave: string): z.ZodType | undefined => {
  const nomes = nomesDosParametros(chave);
  if (nomes.length === 0) return undefined;
  return z.object(Object.fromEntries(nomes.map((nome) => [nome, campo(ROTULOS[nome] ?? nome, idTexto)])));
};

/** Sent by a screen that offers 'Desfazer': whoever does not ask acts at once. */
const podeDesfazer = z.boolean().optional();

const comMais = (entrada: z.ZodType, mais: Record<string, z.ZodType>): z.ZodType =>
  entrada instanceof z.ZodObject ? entrada.safeExtend(mais) : z.intersection(entrada, z.object(mais));

/** An act that asks for nothing may be sent without a body. */
const corpoDeUm = (entrada: z.ZodType, exigeVersao = false): z.ZodType => {
  const corpo = comMais(entrada, { versao: exigeVersao ? id : id.optional() });
  const nadaPede = entrada instanceof z.ZodObject && Object.keys(entrada.shape).length === 0;
  return nadaPede && !exigeVersao ? corpo.prefault({}) : corpo;
};

/** Adds the rule that the route has for the whole body. */
const conferido = (corpo: z.ZodType, { confere }: RotaDoAto): z.ZodType =>
  confere
    ? corpo.refine((dito) => confere.vale(dito as never), { path: [confere.campo], message: confere.frase })
    : corpo;

/**
 * The endpoint of an act. Its body holds what the act asks for, plus the cases (or only the
 * version) it is done on.
 */
export const endpointDoAto = ({ nome, rota, entrada, desfaz }: AtoDeclarado): [EndpointKey, Endpoint] => {
  if (!rota) throw new Error(`The act ${nome} has no route`);
  const { chave, variosCasos, acesso, confirma, resumo, resposta, exigeVersao } = rota;
  const params = paramsDe(chave);
  return [
    chave,
    {
      acesso,
      ...(confirma && { confirma }),
      resumo,
      ...(params && { params }),
      body: conferido(
        variosCasos
          ? comMais(entrada, { casos: casosDoLote, ...(desfaz && { podeDesfazer }) })
          : corpoDeUm(entrada, exigeVersao),
        rota,
      ),
      response: variosCasos ? resultadoDoLote : (resposta ?? feito),
    },
  ];
};
