import { conferirAnexos, tomarAnexos } from '#capabilities/anexo/server/index.ts';
import type { DomainError } from '#kernel/errors.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import { marcaSelada } from '../dono-repository.ts';
import { algumNomeado } from '../impedidos/algum-nomeado.ts';
import { findPorEnvio, lockEnvio, nextId } from './cadastrar-repository.ts';
import { type Novo, naturezaDo, type Reservado, teorDo } from './novo-caso.ts';

/** The same sending was filed while this one waited for it: nothing of this one stays. */
export class EnviadaAoMesmoTempo extends Error {}

/** The mark by which the case knows its owner; none for who is anonymous or received at the desk. */
const donoDo = async (novo: Novo): Promise<Buffer | null> => {
  const { tx, quem, registro, conferido } = novo;
  if (!quem.dono || conferido.anonima || registro.atendimento) return null;
  return naturezaDo(novo).isSelada ? marcaSelada(tx, quem.dono) : quem.dono.aberto;
};

/**
 * The first words of the transaction, in one round trip: the sending is locked and looked for again, and what the case needs
 * is taken. `contar` is what the filing counts as: one that fails, or was sent before, is not counted.
 */
export const reservar = async (
  novo: Novo,
  contar?: (tx: Db) => Promise<DomainError | null>,
): Promise<Reservado> => {
  const { tx, envioHash, registro } = novo;
  const [, anterior, recusa, id, dono, anexos, nomeia] = await todas([
    lockEnvio(tx, envioHash),
    findPorEnvio(tx, envioHash),
    contar?.(tx),
    nextId(tx),
    donoDo(novo),
    tomarAnexos(tx, registro.anexos),
    registro.naoDevemVer.length > 0 ||
      algumNomeado(novo.platform, tx, {
        teor: teorDo(novo),
        idOuvidoria: registro.idOuvidoriaDestino,
        idTipoFormulario: novo.conferido.idTipoFormulario,
      }),
  ]);
  if (anterior) throw new EnviadaAoMesmoTempo();
  if (recusa) throw recusa;
  conferirAnexos(registro.anexos, anexos);
  return { id, dono, anexos, nomeia };
};
