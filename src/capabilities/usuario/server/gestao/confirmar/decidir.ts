import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { podeConfirmar, quemConfirma, veOQueEspera } from '../../../domain/confirmacao-policy.ts';
import { nadaAConfirmar } from '../../../domain/gestao-errors.ts';
import { enviarMensagem } from '../../conta/enviar-link.ts';
import { anotar } from '../anotar.ts';
import { avisarPerfis } from '../convidar/avisar-pessoa.ts';
import { ateQuando } from '../mudar-perfil.ts';
import { endPerfil } from '../perfis-repository.ts';
import { nomeDoPerfil } from '../pessoa-presenter.ts';
import { avisarGestores } from './avisar-gestores.ts';
import { type AConfirmarRow, lockAConfirmar, setConfirmado } from './confirmar-repository.ts';

/** Locks, checks and decides in one transaction; what one may not see does not exist. */
const decidir = (
  platform: Platform,
  quem: UsuarioAtual,
  id: number,
  fazer: (trx: Db, row: AConfirmarRow) => Promise<void>,
): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const momento = { agora: platform.clock.now(), idControlador: await findOuvidoriaQueMonitora(trx) };
    const row = await lockAConfirmar(trx, momento, id);
    if (!row) throw nadaAConfirmar();
    const por = quemConfirma(row);
    if (!veOQueEspera(quem, row, por)) throw nadaAConfirmar();
    enforce(podeConfirmar(quem, row, por));
    await fazer(trx, row);
  });

const contaDe = ({ idUsuario, nome, email }: AConfirmarRow) => ({ id: idUsuario, nome, email });

/** Whoever gave the profile learns what became of it. */
const avisarQuemDeu = async (
  platform: Platform,
  trx: Db,
  quem: UsuarioAtual,
  row: AConfirmarRow,
  decisao: string,
): Promise<void> => {
  if (row.emailDeQuemDeu === null || row.dadoPor === quem.idUsuario) return;
  await enviarMensagem(
    platform,
    trx,
    { id: row.dadoPor, email: row.emailDeQuemDeu },
    'usuario.perfil-decidido',
    {
      assunto: 'Um perfil que você deu foi decidido',
      titulo: 'Um perfil que você deu foi decidido',
      paragrafos: [`O perfil ${nomeDoPerfil(row.idPerfil)} de ${row.nome} em ${row.sigla} ${decisao}`],
    },
  );
};

export const confirmarPerfil = (platform: Platform, quem: UsuarioAtual, id: number): Promise<void> =>
  decidir(platform, quem, id, async (trx, row) => {
    const perfil = nomeDoPerfil(row.idPerfil);
    await setConfirmado(trx, id, platform.clock.now());
    await anotar(platform, trx, quem, contaDe(row), {
      acao: 'Perfil confirmado',
      idOuvidoria: row.idOuvidoria,
      depois: { perfil, orgao: row.sigla, validade: row.validade },
    });
    await avisarGestores(platform, trx, quem, {
      idPerfilDado: id,
      idUsuario: row.idUsuario,
      ouvidoria: { id: row.idOuvidoria, sigla: row.sigla, nome: row.orgao },
      idPerfil: row.idPerfil,
      fato: 'confirmado',
    });
    const vale = `Seu perfil ${perfil} em ${row.sigla} foi confirmado e vale ${ateQuando(row.validade)}.`;
    await avisarPerfis(platform, trx, contaDe(row), [vale]);
    await avisarQuemDeu(platform, trx, quem, row, 'foi confirmado e já vale.');
  });

export const recusarPerfil = (
  platform: Platform,
  quem: UsuarioAtual,
  id: number,
  motivo: string,
): Promise<void> =>
  decidir(platform, quem, id, async (trx, row) => {
    const perfil = nomeDoPerfil(row.idPerfil);
    await endPerfil(trx, id, platform.clock.now());
    await anotar(platform, trx, quem, contaDe(row), {
      acao: 'Perfil recusado',
      idOuvidoria: row.idOuvidoria,
      antes: { perfil, orgao: row.sigla, validade: row.validade },
      depois: { motivo },
    });
    const recusado = `O perfil ${perfil} em ${row.sigla} não foi confirmado. Motivo informado: ${motivo}`;
    await avisarPerfis(platform, trx, contaDe(row), [recusado]);
    await avisarQuemDeu(platform, trx, quem, row, `foi recusado. Motivo: ${motivo}`);
  });
