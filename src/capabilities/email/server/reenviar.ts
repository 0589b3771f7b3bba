import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { tentarDeNovo } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { emailNaoEncontrado, naoSeTentaDeNovo } from '../domain/email-errors.ts';
import { abrirMensagens } from './abrir-mensagens.ts';
import { estadoDaRow, toLinha } from './mensagem-presenter.ts';
import { findMensagem } from './mensagem-repository.ts';

/** The log names the mail by its number and subject, never by its address. */
export const reenviar = (platform: Platform, usuario: UsuarioAtual, idEmail: number): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const achada = await findMensagem(trx, idEmail, usuario);
    const [row] = await abrirMensagens(platform, trx, usuario, achada ? [achada] : []);
    if (!row) throw emailNaoEncontrado();
    if (!(await tentarDeNovo(trx, idEmail))) throw naoSeTentaDeNovo();
    await auditar(trx, platform.clock, usuario, {
      area: 'email',
      acao: 'Nova tentativa de envio',
      alvo: `E-mail ${idEmail}: ${toLinha(row, undefined).descricao}`,
      idAlvo: idEmail,
      antes: { estado: estadoDaRow(row) },
      depois: { estado: 'na-fila' },
    });
  });
