import { insertHistorico } from '#capabilities/usuario/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { descricaoPerfilOuvidoria } from '../domain/sessao.ts';
import { perfilInexistente } from '../domain/sessao-errors.ts';
import type { SessaoAberta } from './sessao-lida.ts';
import { setPerfilDaSessao } from './sessao-repository.ts';

/** Only a current profile of the person can be chosen; any other id does not exist for them. */
export const trocarPerfil = async (
  { db, clock }: Platform,
  { hash, pessoa }: SessaoAberta,
  idUsuarioPerfilOuvidoria: number,
): Promise<void> => {
  const perfil = pessoa.perfis.find((p) => p.idUsuarioPerfilOuvidoria === idUsuarioPerfilOuvidoria);
  if (!perfil) throw perfilInexistente();
  await db.transaction().execute(async (trx) => {
    await setPerfilDaSessao(trx, hash, idUsuarioPerfilOuvidoria);
    await insertHistorico(trx, {
      idUsuario: pessoa.idUsuario,
      acao: 'Troca de perfil',
      idResponsavel: pessoa.idUsuario,
      informacoes: { perfil: descricaoPerfilOuvidoria(perfil) },
      ocorridoEm: clock.now(),
    });
  });
};
