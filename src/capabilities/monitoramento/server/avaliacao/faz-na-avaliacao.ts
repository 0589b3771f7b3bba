import type { z } from 'zod';
import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type AlvoDo, atendeUm } from '#server/ciclo/atende-um.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDaAvaliacao, SituacaoDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';
import {
  type AvaliacaoAlvo,
  agirNaAvaliacao,
  type EfeitoNaAvaliacao,
  type NaAvaliacao,
} from './agir-na-avaliacao.ts';
import type { AvisoDaAvaliacao } from './avisar-da-avaliacao.ts';

type Declarado = Ato<string, SituacaoDaAvaliacao, FatosDaAvaliacao, z.ZodType, RotaDoAto, EventoDeEmail>;

/** 'devolvida' from 'monitoramento.avaliacao-devolvida'. */
type Acontece<Evento> =
  Evento extends `monitoramento.avaliacao-${infer Nome extends AvisoDaAvaliacao['aconteceu']}` ? Nome : never;

type AlvoDoAto<A extends Declarado> = AvaliacaoAlvo & AlvoDo<A>;

type Executar<A extends Declarado> = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: AlvoDoAto<A>,
  entrada: z.output<A['entrada']>,
  db?: Db,
) => Promise<void>;

/** Says what an act does to an evaluation. The rest follows from its declaration. */
export const fazNaAvaliacao = <A extends Declarado>(
  ato: A,
  fazer: (
    na: NaAvaliacao & { readonly alvo: AlvoDoAto<A> },
    entrada: z.output<A['entrada']>,
  ) => Promise<EfeitoNaAvaliacao<Acontece<A['avisa'][number]>>>,
): Feito & Executar<A> => {
  const executar: Executar<A> = (platform, usuario, alvo, entrada, db) =>
    agirNaAvaliacao(platform, usuario, alvo, ato, (na) => fazer({ ...na, alvo }, entrada), db);
  const atender = atendeUm(ato, (platform, { usuario }, alvo, entrada) => {
    if (!usuario) throw new Error(`${ato.nome} without a person`);
    return executar(platform, usuario, alvo as AlvoDoAto<A>, entrada);
  });
  return Object.assign(executar, { ato, atender });
};
