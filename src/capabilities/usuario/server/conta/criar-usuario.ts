import type { z } from 'zod';
import { TipoPessoa } from '#kernel/numeros/documento.ts';
import { createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';
import type { novoUsuario } from '../../contract.ts';
import { loginEmUso } from '../../domain/usuario-errors.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { hashDaNovaSenha } from '../senha/nova-senha.ts';
import { findUsuarioByLogin, insertUsuario } from '../usuario-repository.ts';
import { sendLink } from './enviar-link.ts';
import { createFreioDeEmails } from './freio-de-emails.ts';

const HOUR = 3600;
/** A public computer may register many people, but a script must not register thousands. */
const ENDERECO = { free: 30, memorySeconds: HOUR, firstPauseSeconds: 60, longestPauseSeconds: HOUR };

/**
 * A citizen's account with login and password. It works once the e-mail is confirmed; the CPF is
 * asked for at sign-in.
 */
export const createCriarUsuario = (platform: Platform) => {
  const porEndereco = createBrake('conta-nova-endereco', ENDERECO, platform);
  const porDestinatario = createFreioDeEmails(platform);

  /** Checked before the password is hashed, which is the costly part. */
  const frear = async (ip: string, email: string): Promise<void> => {
    await porEndereco.check(ip);
    await porDestinatario.check(email);
    await porEndereco.count(ip);
    await porDestinatario.count(email);
  };

  return async (ip: string, origin: string, novo: z.output<typeof novoUsuario>): Promise<void> => {
    await frear(ip, novo.email);
    const senhaHash = await hashDaNovaSenha(novo.senha, 'senha');
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
};
