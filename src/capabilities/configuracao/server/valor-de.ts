import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  type Chave,
  definicoes,
  horaDosMinutos,
  minutosDaHora,
  padroesDoProduto,
  type Valores,
} from '../domain/definicoes.ts';
import { findValor } from './configuracao-repository.ts';

type ChaveDaInstalacao = Extract<Chave, `instalacao.${string}`>;
type ChaveLida = Exclude<Chave, ChaveDaInstalacao>;

/** The values in force where nothing was set. */
export const padroesDe = ({ horaDeCorte }: Config): Pick<Valores, ChaveLida> => ({
  ...padroesDoProduto,
  'prazo.hora-de-corte': horaDosMinutos(horaDeCorte),
});

/** The same for the names and addresses from the installation's environment. */
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

/**
 * The value of a setting in force, for one office or the platform. Read where it is used, in the
 * act's transaction: what an administrator saved counts from then on, in every instance.
 */
export const valorDe = async <C extends ChaveLida>(
  { config }: Pick<Platform, 'config'>,
  db: Db,
  chave: C,
  idOuvidoria: number | null = null,
): Promise<Valores[C]> =>
  readValor<C>(chave, await findValor(db, chave, idOuvidoria), padroesDe(config)[chave] as Valores[C]);

/** The evening cut-off of an office, in minutes after midnight, as `countedDay` takes it. */
export const horaDeCorteDe = async (
  platform: Pick<Platform, 'config'>,
  db: Db,
  idOuvidoria: number | null,
): Promise<number> => minutosDaHora(await valorDe(platform, db, 'prazo.hora-de-corte', idOuvidoria));
