import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { podeAceitar } from '../../domain/aceite-policy.ts';
import type { MeuConvite } from '../../domain/gestao.ts';
import { nadaAAceitar } from '../../domain/gestao-errors.ts';
import { anotar } from '../gestao/anotar.ts';
import { avisarGestores } from '../gestao/confirmar/avisar-gestores.ts';
import { endPerfil } from '../gestao/perfis-repository.ts';
import { nomeDoPerfil } from '../gestao/pessoa-presenter.ts';
import { anonimizar } from '../meus-dados/excluir-usuario.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import {
  type ConviteRow,
  listConvites,
  lockConvite,
  setAceito,
  setRecusado,
  temOPerfil,
  temPerfilAberto,
} from './convites-repository.ts';

export const listMeusConvites = async ({ db, clock }: Platform, idUsuario: number): Promise<MeuConvite[]> =>
  (await listConvites(db, idUsuario, clock.now()))
    .filter((row) => podeAceitar(idUsuario, row).allowed)
    .map((row) => ({
      idUsuarioPerfilOuvidoria: row.id,
      descPerfil: nomeDoPerfil(row.idPerfil),
      ouvidoria: row.sigla,
      nomeOuvidoria: row.orgao,
      validade: row.validade,
      dadoPor: row.nomeDeQuemDeu,
      desde: row.desde.toISOString(),
    }));

const responder = (
  platform: Platform,
  { idUsuario }: UsuarioAtual,
  id: number,
  fazer: (trx: Db, row: ConviteRow) => Promise<void>,
): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const row = await lockConvite(trx, idUsuario, id, platform.clock.now());
    if (!row) throw nadaAAceitar();
    enforce(podeAceitar(idUsuario, row));
    await fazer(trx, row);
  });

/** An account that only the invitation had made is not left behind as a second door. */
const trazer = async (
  trx: Db,
  { idUsuario }: UsuarioAtual,
  row: ConviteRow,
  agora: Date,
): Promise<boolean> => {
  const isDeOutraConta = row.idConta !== idUsuario;
  const repetido = isDeOutraConta && (await temOPerfil(trx, idUsuario, row));
  if (repetido) await endPerfil(trx, row.id, agora);
  else await setAceito(trx, row.id, idUsuario, agora);
  if (isDeOutraConta && !(await temPerfilAberto(trx, row.idConta)))
    await anonimizar(trx, { id: row.idConta, email: null }, agora);
  return !repetido;
};

export const aceitarConvite = (platform: Platform, quem: UsuarioAtual, id: number): Promise<void> =>
  responder(platform, quem, id, async (trx, row) => {
    if (!(await trazer(trx, quem, row, platform.clock.now()))) return;
    await anotar(
      platform,
      trx,
      quem,
      { id: quem.idUsuario, nome: quem.nome },
      {
        acao: 'Perfil aceito',
        idOuvidoria: row.idOuvidoria,
        depois: { perfil: nomeDoPerfil(row.idPerfil), orgao: row.sigla, validade: row.validade },
      },
    );
    await avisarGestores(platform, trx, quem, {
      idPerfilDado: id,
      idUsuario: quem.idUsuario,
      ouvidoria: { id: row.idOuvidoria, sigla: row.sigla, nome: row.orgao },
      idPerfil: row.idPerfil,
      fato: row.aConfirmar ? 'a-confirmar' : 'dado',
    });
  });

/** Told to nobody: a no would say that the account is there. */
export const recusarConvite = (platform: Platform, quem: UsuarioAtual, id: number): Promise<void> =>
  responder(platform, quem, id, async (trx, row) => {
    const agora = platform.clock.now();
    await setRecusado(trx, row.id, agora);
    await insertHistorico(trx, {
      idUsuario: quem.idUsuario,
      acao: 'Convite recusado',
      idResponsavel: quem.idUsuario,
      informacoes: { perfil: nomeDoPerfil(row.idPerfil), orgao: row.sigla },
      ocorridoEm: agora,
    });
  });
