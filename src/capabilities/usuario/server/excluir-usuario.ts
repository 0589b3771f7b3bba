import { deleteRascunhosDoDono } from '#capabilities/rascunho/server/index.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { donoDe } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { deleteEmailsDoUsuario } from '#server/mail/email-saida-repository.ts';
import type { Platform } from '#server/platform.ts';
import { usuarioNaoEncontrado } from '../domain/usuario-errors.ts';
import { podeExcluir } from '../domain/usuario-policy.ts';
import { deleteCadastroOpcional } from './cadastro-repository.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { insertHistorico } from './historico-repository.ts';
import { endPerfisDoUsuario, listPerfisDoUsuario, lockAdministradores } from './perfil-repository.ts';
import { deleteTokens } from './token-repository.ts';
import { lockUsuario, type UsuarioRow, updateUsuario } from './usuario-repository.ts';

/** Only the row is kept, because cases point at it (LGPD art. 16, I: kept for legal obligation). */
const anonimizar = async (trx: Db, { id, email }: UsuarioRow, agora: Date): Promise<void> => {
  await updateUsuario(trx, id, {
    // No login that can be registered has a colon, so nobody can keep this one taken.
    login: `excluido:${id}`,
    nome: 'Conta excluída',
    nome_social: null,
    email: null,
    telefone: null,
    numero_documento: null,
    documento_provado_em: null,
    cpf_responsavel: null,
    confiabilidade: null,
    senha_hash: null,
    excluido_em: agora,
  });
  await deleteTokens(trx, id);
  await deleteCadastroOpcional(trx, id);
  await deleteEmailsDoUsuario(trx, id, email);
  await endPerfisDoUsuario(trx, id, agora);
};

export const excluirUsuario = (
  platform: Platform,
  efeitos: EfeitosNaSessao,
  usuario: UsuarioAtual,
  idAlvo: number | undefined,
): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const agora = platform.clock.now();
    const id = idAlvo ?? usuario.idUsuario;
    const alvo = await lockUsuario(trx, id);
    if (!alvo) throw usuarioNaoEncontrado();
    const administradores = await lockAdministradores(trx, agora);
    enforce(
      podeExcluir(usuario, {
        idUsuario: id,
        perfis: await listPerfisDoUsuario(trx, id, agora),
        isUltimoAdministrador: administradores.has(id) && administradores.size === 1,
      }),
    );
    await anonimizar(trx, alvo, agora);
    await deleteRascunhosDoDono(trx, donoDe(platform, id));
    await efeitos.encerrarOutras(trx, id);
    await insertHistorico(trx, {
      idUsuario: id,
      acao: 'Exclusão',
      idResponsavel: usuario.idUsuario,
      ocorridoEm: agora,
    });
  });
