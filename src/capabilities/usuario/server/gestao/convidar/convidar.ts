import { TipoDocumento, TipoPessoa } from '#kernel/documento.ts';
import { enforce } from '#kernel/verdict.ts';
import { newSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Convite } from '../../../domain/gestao.ts';
import {
  contasDiferentes,
  cpfNaoProvado,
  maisDeUmaConta,
  perfilJaDado,
} from '../../../domain/gestao-errors.ts';
import { podeDarPerfil } from '../../../domain/gestao-policy.ts';
import { createFreioDeEmails } from '../../conta/freio-de-emails.ts';
import { findUsuarioByLogin, insertUsuario } from '../../usuario-repository.ts';
import { anotar } from '../anotar.ts';
import { darPerfilEm } from '../dar-perfil.ts';
import { lockConvidado } from '../pessoa.ts';
import type { QuemGerePessoas } from '../trabalho/transferir.ts';
import { avisarPerfis } from './avisar-pessoa.ts';
import { findContaPorCpf, listContasPorEmail } from './convidar-repository.ts';
import { enviarConvite } from './enviar-convite.ts';

/** A CPF finds an account only if gov.br proved it, or if the same account also has the address. */
const acharConta = async (trx: Db, { email, cpf }: Convite): Promise<number | null> => {
  const porEmail = await listContasPorEmail(trx, email);
  const porCpf = cpf ? await findContaPorCpf(trx, cpf) : undefined;
  if (porCpf) {
    if (porEmail.some(({ id }) => id === porCpf.id)) return porCpf.id;
    if (porCpf.documento_provado_em === null) throw cpfNaoProvado();
    if (porEmail.length > 0) throw contasDiferentes();
    return porCpf.id;
  }
  if (porEmail.length > 1) throw maisDeUmaConta();
  return porEmail[0]?.id ?? null;
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
    numero_documento: cpf || null,
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
 * Somebody with an account gets the profiles and a notice. For anybody else an account is created
 * without a password, with a link to set one.
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
      const existente = await acharConta(trx, convite);
      const id = existente ?? (await criarConta(platform, trx, quem, convite));
      const gerido = await lockConvidado(platform, trx, id);
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
        resultado: existente === null ? ('convidada' as const) : ('acrescentada' as const),
      };
    });
  };
};
