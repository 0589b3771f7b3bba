import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';
import {
  type Chave,
  definicoes,
  minutosDaHora,
  padroesDoProduto,
  type Valores,
} from '../domain/definicoes.ts';
import { findValor } from './configuracao-repository.ts';

type ChaveDaInstalacao = Extract<Chave, `instalacao.${string}`>;
type ChaveLida = Exclude<Chave, ChaveDaInstalacao>;

/** The names and addresses from the installation's environment, where nothing was set. */
export const padroesDaInstalacao = (instalacao: Config['instalacao']): Pick<Valores, ChaveDaInstalacao> => ({
  'instalacao.nome': instalacao.nome,
  'instalacao.orgaoControlador': instalacao.orgaoControlador,
  'instalacao.urlOrgaoControlador': instalacao.urlOrgaoControlador,
  'instalacao.urlSiteLai': instalacao.urlSiteLai,
  'instalacao.urlRedeOuvidorias': instalacao.urlRedeOuvidorias,
  'instalacao.emailContato': instalacao.emailContato,
  'instalacao.cor': padroesDoProduto['instalacao.cor'],
  'instalacao.horarioAtendimento': padroesDoProduto['instalacao.horarioAtendimento'],
});

/** A stored value that today's rules no longer accept is ignored. */
export const readValor = <C extends Chave>(chave: C, guardado: unknown, padrao: Valores[C]): Valores[C] => {
  const lido = definicoes[chave].esquema.safeParse(guardado);
  return lido.success ? (lido.data as Valores[C]) : padrao;
};

const valorGuardado = emMemoria(
  ['configuracao'],
  (db, chave: `${Chave}:${number}`) => {
    const fim = chave.lastIndexOf(':');
    return findValor(db, chave.slice(0, fim), Number(chave.slice(fim + 1)) || null);
  },
  5000,
);

/**
 * The value of a setting in force, for one office or the platform. Read where it is used, in the
 * act's transaction: what an administrator saved counts from then on, in every instance.
 */
export const valorDe = async <C extends ChaveLida>(
  db: Db,
  chave: C,
  idOuvidoria: number | null = null,
): Promise<Valores[C]> =>
  readValor<C>(
    chave,
    await valorGuardado(db, `${chave}:${idOuvidoria ?? 0}`),
    padroesDoProduto[chave] as Valores[C],
  );

/** What `HORA_DE_CORTE` reads, in minutes after midnight. */
export const minutosDoCorte = (guardada: unknown): number =>
  minutosDaHora(readValor('prazo.hora-de-corte', guardada, padroesDoProduto['prazo.hora-de-corte']));
