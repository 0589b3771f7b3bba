import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { systemClock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  consumeRegistro,
  deleteExpiredRegistros,
  deleteRegistro,
  deleteRegistrosByConcessao,
  findRegistro,
  findRegistroByUid,
  type RegistroEncontrado,
  saveRegistro,
} from './embedded-provider-repository.ts';

const toPayload = (found: RegistroEncontrado | undefined): AdapterPayload | undefined =>
  found && { ...found.conteudo, ...(found.consumidoEm && { consumed: true }) };

/**
 * The provider's state, kept in PostgreSQL so that any instance can go on where another began. It
 * uses real time even when the platform's clock was moved: it stands for an outside system, and the
 * library reads the system's clock.
 */
export const createAdapter =
  (db: Database): AdapterFactory =>
  (tipo): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const agora = systemClock.now();
      // Each new sign-on clears the expired ones; there is no job for it.
      if (tipo === 'Interaction') await deleteExpiredRegistros(db, agora);
      await saveRegistro(db, {
        tipo,
        id,
        conteudo: { ...payload },
        idConcessao: payload.grantId,
        uid: payload.uid,
        expiraEm: expiresIn === undefined ? undefined : new Date(agora.getTime() + expiresIn * 1000),
      });
    },
    find: async (id) => toPayload(await findRegistro(db, tipo, id)),
    findByUid: async (uid) => toPayload(await findRegistroByUid(db, tipo, uid)),
    // Only the device flow has user codes, and it is off.
    findByUserCode: async () => undefined,
    consume: (id) => consumeRegistro(db, tipo, id, systemClock.now()),
    destroy: (id) => deleteRegistro(db, tipo, id),
    revokeByGrantId: (idConcessao) => deleteRegistrosByConcessao(db, tipo, idConcessao),
  });
