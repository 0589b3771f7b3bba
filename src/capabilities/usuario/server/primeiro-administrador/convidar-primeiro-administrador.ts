import { auditar } from '#capabilities/auditoria/server/index.ts';
import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { jaHaAdministrador } from '../../domain/gestao-errors.ts';
import { loginEmUso } from '../../domain/usuario-errors.ts';
import { newLink } from '../conta/enviar-link.ts';
import { voidTokens } from '../conta/token-repository.ts';
import { endPerfil, insertPerfil } from '../gestao/perfis-repository.ts';
import { nomeDoPerfil } from '../gestao/pessoa-presenter.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { findUsuarioByLogin, insertUsuario } from '../usuario-repository.ts';
import { listAdministradores, lockPrimeiroAdministrador } from './primeiro-administrador-repository.ts';

export interface PrimeiroAdministrador {
  readonly nome: string;
  readonly email: string;
  readonly cpf: string | null;
  readonly idOuvidoria: number;
}

/** An invitation that nobody accepted, perhaps to a mistyped address, is no longer a door. */
const encerrarNaoAceitos = async ({ clock }: Platform, trx: Db): Promise<void> => {
  const administradores = await listAdministradores(trx);
  if (administradores.some(({ aceitou }) => aceitou)) throw jaHaAdministrador();
  for (const { idPerfilDado, idUsuario } of administradores) {
    await endPerfil(trx, idPerfilDado, clock.now());
    await voidTokens(trx, idUsuario, clock.now());
  }
};

/** The account of an earlier try is used again, if nobody ever entered with it. */
const contaPara = async (
  { clock }: Platform,
  trx: Db,
  { nome, email, cpf }: PrimeiroAdministrador,
): Promise<number> => {
  const login = email.toLowerCase();
  const existente = await findUsuarioByLogin(trx, login);
  if (existente && (existente.ativado_em !== null || existente.senha_hash !== null)) throw loginEmUso();
  if (existente) return existente.id;
  return insertUsuario(trx, {
    login,
    nome,
    email,
    id_tipo_pessoa: TipoPessoa.fisica,
    id_tipo_documento: TipoDocumento.cpf,
    cpf_do_convite: cpf,
    de_convite: true,
    criado_em: clock.now(),
  });
};

/**
 * How a new platform gets its first administrador: whoever runs the server invites them, once. The link is answered and written
 * nowhere; everybody after them is invited on the screen.
 */
export const convidarPrimeiroAdministrador = (
  platform: Platform,
  origem: string,
  convite: PrimeiroAdministrador,
): Promise<string> =>
  platform.db.transaction().execute(async (trx) => {
    const { clock } = platform;
    const { nome, email, idOuvidoria } = convite;
    await lockPrimeiroAdministrador(trx);
    await encerrarNaoAceitos(platform, trx);
    const id = await contaPara(platform, trx, convite);
    await insertPerfil(trx, {
      idUsuario: id,
      idOuvidoria,
      idPerfil: Perfil.administrador,
      validade: null,
      agora: clock.now(),
      dadoPor: null,
      espera: false,
    });
    await insertHistorico(trx, {
      idUsuario: id,
      acao: 'Convite',
      idResponsavel: null,
      ocorridoEm: clock.now(),
    });
    await auditar(trx, clock, null, {
      area: 'usuario',
      acao: 'Convite do primeiro administrador, no servidor',
      alvo: nome,
      idAlvo: id,
      idOuvidoria,
      depois: { perfil: nomeDoPerfil(Perfil.administrador) },
    });
    return newLink(platform, trx, origem, { id, nome, email }, 'convite');
  });
