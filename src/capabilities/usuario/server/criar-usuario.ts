import type { z } from 'zod';
import { TipoPessoa } from '#kernel/documento.ts';
import { hashPassword } from '#server/crypto/password.ts';
import type { Platform } from '#server/platform.ts';
import type { novoUsuario } from '../contract.ts';
import { loginEmUso } from '../domain/usuario-errors.ts';
import { sendLink } from './enviar-link.ts';
import { findUsuarioByLogin, insertHistorico, insertUsuario } from './usuario-repository.ts';

/** A citizen's account with login and password. It works once the e-mail is confirmed; the CPF is asked at sign-in. */
export const criarUsuario = async (
  platform: Platform,
  origin: string,
  novo: z.output<typeof novoUsuario>,
): Promise<void> => {
  const senhaHash = await hashPassword(novo.senha);
  const agora = platform.clock.now();
  await platform.db.transaction().execute(async (trx) => {
    if (await findUsuarioByLogin(trx, novo.login)) throw loginEmUso();
    const id = await insertUsuario(trx, {
      login: novo.login,
      nome: novo.nome,
      email: novo.email,
      telefone: novo.telefone ?? null,
      id_tipo_pessoa: TipoPessoa.fisica,
      senha_hash: senhaHash,
      criado_em: agora,
    });
    await insertHistorico(trx, { idUsuario: id, acao: 'Cadastro', idResponsavel: id, ocorridoEm: agora });
    await sendLink(platform, trx, origin, { id, email: novo.email, nome: novo.nome }, 'ativar');
  });
};
