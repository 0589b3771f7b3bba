import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import type { Config } from '#server/config.ts';
import { contasDemo } from '../contas.ts';
import type { TabelaComId } from './linhas.ts';
import { orgaoDemo } from './modelos.ts';
import { nomeDePessoa } from './pessoas.ts';
import { criarSorte } from './sorte.ts';

/** An account as the cases of the demonstration keep it. */
export interface ContaDoCaso {
  readonly id: number;
  readonly login: string;
  readonly nome: string;
  readonly email: string | null;
  readonly telefone: string | null;
  readonly numero_documento: string | null;
  readonly id_tipo_documento: number | null;
}

/** What every case is built from. */
export interface Contexto {
  readonly config: Config;
  readonly agora: Date;
  readonly hoje: PlainDate;
  readonly calendarioDe: (idOuvidoria: number) => Calendario;
  readonly contaDe: (login: string) => ContaDoCaso;
  readonly proximoId: (tabela: TabelaComId) => number;
  /** The mark of a sealed case where the cases of a person are not all at hand; counted from `Linhas` otherwise. */
  readonly marcaSelada?: (idUsuario: number) => Buffer;
}

export interface Servidor {
  readonly id: number | null;
  /** As history and answers show it: name and office. */
  readonly responsavel: string;
}

const ANALISTAS = /^(gestor|respondente)\./;
const analistasDe = (idOuvidoria: number): string[] =>
  contasDemo
    .filter(({ login, perfis }) => ANALISTAS.test(login) && perfis.some((p) => p.idOuvidoria === idOuvidoria))
    .map(({ login }) => login);

/** Staff with an account where the office has some; elsewhere two invented people do all the work. */
export const servidorDe = ({ contaDe }: Contexto, idOuvidoria: number, vez: number): Servidor => {
  const { sigla } = orgaoDemo(idOuvidoria);
  const logins = analistasDe(idOuvidoria);
  const login = logins[vez % logins.length];
  if (login === undefined) {
    return { id: null, responsavel: `${nomeDePessoa(criarSorte(`${sigla}/${vez % 2}`))} (${sigla})` };
  }
  const { id, nome } = contaDe(login);
  return { id, responsavel: `${nome} (${sigla})` };
};

/** Who serves people at the desk; only CGU has somebody with an account for it. */
export const atendenteDe = (contexto: Contexto, idOuvidoria: number): Servidor => {
  const conta = contasDemo.find(
    ({ login, perfis }) =>
      login.startsWith('atendente.') && perfis.some((p) => p.idOuvidoria === idOuvidoria),
  );
  if (!conta) return servidorDe(contexto, idOuvidoria, 0);
  const { id, nome } = contexto.contaDe(conta.login);
  return { id, responsavel: `${nome} (${orgaoDemo(idOuvidoria).sigla})` };
};
