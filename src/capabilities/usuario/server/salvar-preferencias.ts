import type { Platform } from '#server/platform.ts';
import type { Preferencias } from '../domain/cadastro.ts';
import { savePreferencias } from './cadastro-repository.ts';
import { insertHistorico } from './meus-dados/historico-repository.ts';

export const salvarPreferencias = (
  { db, clock }: Platform,
  idUsuario: number,
  preferencias: Preferencias,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await savePreferencias(trx, idUsuario, preferencias);
    await insertHistorico(trx, {
      idUsuario,
      acao: 'Alteração de preferências',
      idResponsavel: idUsuario,
      informacoes: { ...preferencias },
      ocorridoEm: clock.now(),
    });
  });
