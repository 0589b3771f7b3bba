import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { enforce } from '#kernel/verdict.ts';
import { newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { jaEDeCasa } from '../../../domain/aceite-policy.ts';
import type { Convite } from '../../../domain/gestao.ts';
import { naoMudaOsProprios, perfilJaDado } from '../../../domain/gestao-errors.ts';
import { podeDarPerfil } from '../../../domain/gestao-policy.ts';
import { createFreioDeEmails } from '../../conta/freio-de-emails.ts';
import { findUsuarioByLogin, insertUsuario } from '../../usuario-repository.ts';
import { anotar } from '../anotar.ts';
import { darPerfilEm } from '../dar-perfil.ts';
import { lockConvidado } from '../pessoa.ts';
import type { QuemGerePessoas } from '../trabalho/transferir.ts';
import { avisarPerfis } from './avisar-pessoa.ts';
import { listContasPorEmail } from './convidar-repository.ts';
import { enviarConvite } from './enviar-convite.ts';

/**
 * Only a colleague, or an invitation that the same office sent before: every other account stays as unknown to who invites as
 * one that does not exist, and its owner finds the invitation when they sign in.
 */
const acharDeCasa = async (
  trx: Db,
  { usuario }: QuemGerePessoas,
  { email, perfis }: Convite,
): Promise<number | null> => {
  const contas = await listContasPorEmail(trx, email);
  if (contas.some(({ id }) => id === usuario.idUsuario)) throw naoMudaOsProprios();
  return contas.find((conta) => jaEDeCasa(conta.perfis, perfis))?.id ?? null;
};

/** The e-mail address, which is easy to remember; a random login if somebody already uses it. */
const loginLivre = async (trx: Db, email: string): Promise<string> =>
  (await findUsuarioByLogin(trx, email))
    ? `convite-${newSecret().slice(0, 12).toLowerCase()}`
    : email.toLowerCase();

const criarConta = async (
  platform: Platform,
  trx: Db,
  { usuario }: QuemGerePessoas,
  { nome, email, cpf, perfis }: Convite,
): Promise<number> => {
  const id = await insertUsuario(trx, {
    login: await loginLivre(trx, email),
    nome,
    email,
    id_tipo_pessoa: TipoPessoa.fisica,
    id_tipo_documento: TipoDocumento.cpf,
    cpf_do_convite: cpf || null,
    de_convite: true,
    criado_em: platform.clock.now(),
  });
  const ouvidorias = new Set(perfis.map(({ idOuvidoria }) => idOuvidoria));
  const [idOuvidoria = null] = ouvidorias;
  await anotar(
    platform,
    trx,
    usuario,
    { id, nome },
    {
      acao: 'Convite',
      idOuvidoria: ouvidorias.size === 1 ? idOuvidoria : null,
    },
  );
  return id;
};

/**
 * A colleague gets the profiles and a notice. For anybody else, with an account or not, one is created without a password: its
 * link sets one, and who signs in to an account of theirs may take the profiles there (`aceitar`).
 */
export const createConvidar = (platform: Platform) => {
  const porDestinatario = createFreioDeEmails(platform);
  return async (quem: QuemGerePessoas, convite: Convite) => {
    // Checked before any look-up, so that somebody who may not give the profile learns nothing
    // about the account.
    for (const perfil of convite.perfis) enforce(podeDarPerfil(quem.usuario, null, perfil));
    await porDestinatario.check(convite.email);
    await porDestinatario.count(convite.email);
    return platform.db.transaction().execute(async (trx) => {
      const existente = await acharDeCasa(trx, quem, convite);
      const id = existente ?? (await criarConta(platform, trx, quem, convite));
      const gerido = await lockConvidado(platform, trx, quem.usuario, id);
      const mudancas: string[] = [];
      for (const perfil of convite.perfis) {
        const dado = { ...perfil, validade: convite.validade };
        const mudanca = await darPerfilEm(platform, trx, quem.usuario, gerido, dado);
        if (mudanca !== null) mudancas.push(mudanca);
      }
      if (mudancas.length === 0) throw perfilJaDado();
      const { nome, login, email, ativado_em } = gerido.row;
      if (ativado_em === null && email !== null)
        await enviarConvite(platform, trx, quem.origem, { id, nome, login, email }, mudancas);
      else await avisarPerfis(platform, trx, gerido.row, mudancas);
      return {
        idUsuario: id,
        resultado: ativado_em === null ? ('convidada' as const) : ('acrescentada' as const),
      };
    });
  };
};
