import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { aindaNaoAtivada, contaBloqueada, jaAtivada, semEmail } from '../../../domain/gestao-errors.ts';
import { podeEnviarLink } from '../../../domain/gestao-policy.ts';
import { sendLink } from '../../conta/enviar-link.ts';
import { createFreioDeEmails } from '../../conta/freio-de-emails.ts';
import { anotar } from '../anotar.ts';
import { ateQuando, ESPERA } from '../mudar-perfil.ts';
import { type Gerido, lockGerido, ouvidoriaDaConta } from '../pessoa.ts';
import { nomeDoPerfil } from '../pessoa-presenter.ts';
import type { QuemGerePessoas } from '../trabalho/transferir.ts';
import { enviarConvite } from './enviar-convite.ts';

const enviavel = (usuario: UsuarioAtual, { row, pessoa }: Gerido): string => {
  enforce(podeEnviarLink(usuario, pessoa));
  if (row.bloqueado_em !== null) throw contaBloqueada();
  if (row.email === null) throw semEmail();
  return row.email;
};

/** Links to the person's own address, limited together with every other mail that goes there. */
export const createEnviarLinks = (platform: Platform) => {
  const porDestinatario = createFreioDeEmails(platform);

  const enviar = (
    quem: QuemGerePessoas,
    id: number,
    mandar: (trx: Db, gerido: Gerido, email: string) => Promise<void>,
  ): Promise<void> =>
    platform.db.transaction().execute(async (trx) => {
      const gerido = await lockGerido(platform, trx, quem.usuario, id);
      const email = enviavel(quem.usuario, gerido);
      await porDestinatario.check(email);
      await mandar(trx, gerido, email);
      await porDestinatario.count(email);
    });

  return {
    reenviarConvite: (quem: QuemGerePessoas, idUsuario: number): Promise<void> =>
      enviar(quem, idUsuario, async (trx, gerido, email) => {
        const { id, nome, login, ativado_em, perfis } = gerido.row;
        if (ativado_em !== null) throw jaAtivada();
        const dados = perfis.map(
          ({ idPerfil, sigla, validade, aConfirmar }) =>
            `Você tem o perfil ${nomeDoPerfil(idPerfil)} em ${sigla}, ${ateQuando(validade)}.${aConfirmar ? ESPERA : ''}`,
        );
        await enviarConvite(platform, trx, quem.origem, { id, nome, login, email }, dados);
        const ato = { acao: 'Reenvio do convite', idOuvidoria: ouvidoriaDaConta(gerido) } as const;
        await anotar(platform, trx, quem.usuario, gerido.row, ato);
      }),

    linkDeSenha: (quem: QuemGerePessoas, idUsuario: number): Promise<void> =>
      enviar(quem, idUsuario, async (trx, gerido, email) => {
        const { id, nome, ativado_em } = gerido.row;
        if (ativado_em === null) throw aindaNaoAtivada();
        await sendLink(platform, trx, quem.origem, { id, nome, email }, 'senha');
        const ato = { acao: 'Pedido de nova senha', idOuvidoria: ouvidoriaDaConta(gerido) } as const;
        await anotar(platform, trx, quem.usuario, gerido.row, ato);
      }),
  };
};
