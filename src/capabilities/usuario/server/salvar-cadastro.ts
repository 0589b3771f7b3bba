import type { z } from 'zod';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { dadosDoCadastro } from '../contract.ts';
import { usuarioNaoEncontrado } from '../domain/usuario-errors.ts';
import { avisarTrocaDeEmail } from './conta/avisar-troca-de-email.ts';
import { sendLink } from './conta/enviar-link.ts';
import { createFreioDeEmails } from './conta/freio-de-emails.ts';
import { insertHistorico } from './meus-dados/historico-repository.ts';
import { findUsuario, lockUsuario, type UsuarioRow, updateUsuario } from './usuario-repository.ts';

const isOutro = (conta: Pick<UsuarioRow, 'email'>, email: string): boolean =>
  conta.email?.toLowerCase() !== email.toLowerCase();

/** Saves the person's own data. A new e-mail takes effect when the link sent to it is opened. */
export const createSalvarCadastro = (platform: Platform) => {
  const { db, clock } = platform;
  const freio = createFreioDeEmails(platform);

  const pedirTroca = async (trx: Db, origin: string, conta: UsuarioRow, email: string): Promise<void> => {
    const { id, nome } = conta;
    await sendLink(platform, trx, origin, { id, nome, email }, 'email');
    if (conta.email) await avisarTrocaDeEmail(platform, trx, { id, nome, email: conta.email });
    await insertHistorico(trx, {
      idUsuario: id,
      acao: 'Pedido de troca de e-mail',
      idResponsavel: id,
      ocorridoEm: clock.now(),
    });
  };

  return async (
    { idUsuario }: UsuarioAtual,
    origin: string,
    dados: z.output<typeof dadosDoCadastro>,
  ): Promise<void> => {
    const antes = await findUsuario(db, idUsuario);
    if (!antes) throw usuarioNaoEncontrado();
    if (isOutro(antes, dados.email)) {
      await freio.check(dados.email);
      await freio.count(dados.email);
    }
    await db.transaction().execute(async (trx) => {
      const conta = await lockUsuario(trx, idUsuario);
      if (!conta) throw usuarioNaoEncontrado();
      await updateUsuario(trx, idUsuario, {
        nome: dados.nome,
        nome_social: dados.nomeSocial || null,
        telefone: dados.telefone || null,
      });
      await insertHistorico(trx, {
        idUsuario,
        acao: 'Alteração de dados',
        idResponsavel: idUsuario,
        ocorridoEm: clock.now(),
      });
      if (isOutro(conta, dados.email)) await pedirTroca(trx, origin, conta, dados.email);
    });
  };
};
