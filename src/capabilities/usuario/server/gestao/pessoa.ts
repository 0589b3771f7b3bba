import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type PessoaGerida, podeVerPessoa } from '../../domain/gestao-policy.ts';
import { usuarioNaoEncontrado } from '../../domain/usuario-errors.ts';
import { findPessoa, type PessoaInteira } from './pessoas-repository.ts';
import { listTrabalho, type Trabalho, trabalhoAoAlcance } from './trabalho/trabalho.ts';

/** A person whom the administering person may see, and what the rules need to know about them. */
export interface Gerido {
  readonly row: PessoaInteira;
  readonly pessoa: PessoaGerida;
  /** What of it exists for the administering person. */
  readonly trabalho: readonly Trabalho[];
}

const readPessoa = async (
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  quem: UsuarioAtual,
  id: number,
  trancar: boolean,
): Promise<Gerido | undefined> => {
  const row = await findPessoa(
    db,
    id,
    { idOuvidoria: null, agora: clock.now(), impedidoEm: quem.impedidoEm },
    trancar,
  );
  if (!row) return undefined;
  const trabalho = trabalhoAoAlcance(await listTrabalho(db, id), quem);
  return {
    row,
    trabalho,
    pessoa: {
      idUsuario: row.id,
      isSistema: row.e_sistema,
      perfis: row.perfis.filter(({ aAceitar }) => !aAceitar),
      trabalhoEm: trabalho.map(({ idOuvidoria }) => idOuvidoria),
      isAtivada: row.ativado_em !== null,
      isDeConvite: row.de_convite,
      bloqueio: row.bloqueado_em === null ? null : { idPerfil: row.perfil_do_bloqueio },
    },
  };
};

const visto = async (lido: Promise<Gerido | undefined>, quem: UsuarioAtual): Promise<Gerido> => {
  const gerido = await lido;
  if (!gerido) throw usuarioNaoEncontrado();
  enforce(podeVerPessoa(quem, gerido.pessoa));
  return gerido;
};

export const findGerido = (platform: Platform, quem: UsuarioAtual, id: number): Promise<Gerido> =>
  visto(readPessoa(platform, platform.db, quem, id, false), quem);

/** Locks the person until the transaction ends. */
export const lockGerido = (platform: Platform, trx: Db, quem: UsuarioAtual, id: number): Promise<Gerido> =>
  visto(readPessoa(platform, trx, quem, id, true), quem);

/** For an invitation, which may go to somebody not seen before. */
export const lockConvidado = async (
  platform: Platform,
  trx: Db,
  quem: UsuarioAtual,
  id: number,
): Promise<Gerido> => {
  const gerido = await readPessoa(platform, trx, quem, id, true);
  if (!gerido) throw usuarioNaoEncontrado();
  return gerido;
};

/** The office that an act on the whole account concerns; null unless there is exactly one. */
export const ouvidoriaDaConta = ({ pessoa }: Gerido): number | null => {
  const ouvidorias = [...new Set(pessoa.perfis.map(({ idOuvidoria }) => idOuvidoria))];
  return ouvidorias.length === 1 ? (ouvidorias[0] ?? null) : null;
};
