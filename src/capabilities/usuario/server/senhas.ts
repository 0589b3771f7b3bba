import type { FastifyRequest } from 'fastify';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { createBrake } from '#server/brake/brake.ts';
import { hashPassword, verifyPassword } from '#server/crypto/password.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  linkInvalido,
  senhaAtualIncorreta,
  senhaRepetida,
  usuarioNaoEncontrado,
} from '../domain/usuario-errors.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { sendLink } from './enviar-link.ts';
import {
  findToken,
  findUsuario,
  findUsuarioByLogin,
  insertHistorico,
  updateUsuario,
  useToken,
} from './usuario-repository.ts';

const HOUR = 3600;
/** Enough for somebody who did not find the mail, too few to flood a mailbox. */
const PEDIDOS = { free: 4, memorySeconds: 24 * HOUR, firstPauseSeconds: 60, longestPauseSeconds: HOUR };
const CONFERENCIAS = { free: 5, memorySeconds: HOUR, firstPauseSeconds: 15, longestPauseSeconds: 900 };

/** Everything that sets a password: first access, by the link of an e-mail, and knowing the current one. */
export const createSenhas = (platform: Platform, efeitos: EfeitosNaSessao) => {
  const { db, clock } = platform;
  const pedidos = createBrake('senha-link', PEDIDOS, platform);
  const conferencias = createBrake('senha-atual', CONFERENCIAS, platform);

  const save = async (
    trx: Db,
    idUsuario: number,
    senhaHash: string,
    request?: FastifyRequest,
  ): Promise<void> => {
    await updateUsuario(trx, idUsuario, { senha_hash: senhaHash, troca_senha: false });
    await insertHistorico(trx, {
      idUsuario,
      acao: 'Troca de senha',
      idResponsavel: idUsuario,
      ocorridoEm: clock.now(),
    });
    await efeitos.encerrarOutras(trx, idUsuario, request);
  };

  const assertDiferente = async (nova: string, atual: string | null): Promise<void> => {
    if (atual && (await verifyPassword(nova, atual))) throw senhaRepetida();
  };

  return {
    /** Answers the same whether the account exists or not. */
    pedirLink: async (origin: string, login: string): Promise<void> => {
      await pedidos.check(login.toLowerCase());
      await pedidos.count(login.toLowerCase());
      const usuario = await findUsuarioByLogin(db, login);
      if (!usuario?.email || usuario.bloqueado_em || usuario.e_sistema) return;
      const { id, email, nome } = usuario;
      await db.transaction().execute(async (trx) => {
        await sendLink(platform, trx, origin, { id, email, nome }, 'senha');
        await insertHistorico(trx, {
          idUsuario: id,
          acao: 'Pedido de nova senha',
          idResponsavel: null,
          ocorridoEm: clock.now(),
        });
      });
    },

    donoDoLink: async (token: string) => {
      const found = await findToken(db, hashSecret(token), 'senha', clock.now());
      const usuario = found && (await findUsuario(db, found.id_usuario));
      if (!usuario) throw linkInvalido();
      return usuario;
    },

    trocarPeloLink: async (idUsuario: number, token: string, novaSenha: string): Promise<void> => {
      const senhaHash = await hashPassword(novaSenha);
      await db.transaction().execute(async (trx) => {
        const used = await useToken(trx, hashSecret(token), 'senha', clock.now());
        if (used?.id_usuario !== idUsuario) throw linkInvalido();
        await save(trx, idUsuario, senhaHash);
        // Whoever opened the mail owns the address.
        await updateUsuario(trx, idUsuario, {
          ativado_em: (await findUsuario(trx, idUsuario))?.ativado_em ?? clock.now(),
        });
      });
    },

    trocarNoPrimeiroAcesso: async (
      usuario: UsuarioAtual,
      novaSenha: string,
      request: FastifyRequest,
    ): Promise<void> => {
      const atual = await findUsuario(db, usuario.idUsuario);
      if (!atual) throw usuarioNaoEncontrado();
      // Without a pending step this would change a password without asking for the current one.
      if (!atual.troca_senha) throw senhaAtualIncorreta();
      await assertDiferente(novaSenha, atual.senha_hash);
      const senhaHash = await hashPassword(novaSenha);
      await db.transaction().execute((trx) => save(trx, usuario.idUsuario, senhaHash, request));
    },

    trocarSabendoAAtual: async (
      usuario: UsuarioAtual,
      senhaAtual: string,
      novaSenha: string,
      request: FastifyRequest,
    ) => {
      const subject = String(usuario.idUsuario);
      await conferencias.check(subject);
      await conferencias.count(subject);
      const atual = await findUsuario(db, usuario.idUsuario);
      if (!atual || !(await verifyPassword(senhaAtual, atual.senha_hash))) throw senhaAtualIncorreta();
      await conferencias.forgive(subject);
      await assertDiferente(novaSenha, atual.senha_hash);
      const senhaHash = await hashPassword(novaSenha);
      await db.transaction().execute((trx) => save(trx, usuario.idUsuario, senhaHash, request));
    },
  };
};
