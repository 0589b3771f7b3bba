import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Transferencia } from '../../domain/gestao.ts';
import { jaBloqueada, naoBloqueada, perfilJaDado, semTrabalho } from '../../domain/gestao-errors.ts';
import { podeBloquear, podeDesbloquear, restaAdministrador } from '../../domain/gestao-policy.ts';
import { voidTokens } from '../conta/token-repository.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { updateUsuario } from '../usuario-repository.ts';
import { anotar } from './anotar.ts';
import { avisarBloqueio, avisarPerfis } from './convidar/avisar-pessoa.ts';
import { darPerfilEm, type PerfilADar } from './dar-perfil.ts';
import { encerrarPerfilEm, type Mudanca, mudarValidadeEm } from './mudar-perfil.ts';
import { lockAdministracao } from './perfis-repository.ts';
import { type Gerido, lockGerido, ouvidoriaDaConta } from './pessoa.ts';
import type { PerfilRow } from './pessoas-repository.ts';
import { avisarTrabalhoDeixado } from './trabalho/trabalho-deixado.ts';
import { type QuemGerePessoas, transferirEm } from './trabalho/transferir.ts';

type NaPessoa<R> = (trx: Db, gerido: Gerido) => Promise<R>;
type AchaPerfil = (gerido: Gerido) => PerfilRow;

interface Bloqueio {
  readonly motivo: string;
  readonly transferencias?: readonly Transferencia[] | undefined;
}

/**
 * The acts on one person: each locks the account, checks the rules, writes both histories and
 * notifies the person, in one transaction.
 */
export const createAcoesDaPessoa = (platform: Platform, efeitos: EfeitosNaSessao) => {
  const { db, clock } = platform;

  const naPessoa = <R>(quem: QuemGerePessoas, id: number, fazer: NaPessoa<R>): Promise<R> =>
    db.transaction().execute(async (trx) => fazer(trx, await lockGerido(platform, trx, quem.usuario, id)));

  const comAviso = (quem: QuemGerePessoas, id: number, fazer: NaPessoa<Mudanca>): Promise<Mudanca> =>
    naPessoa(quem, id, async (trx, gerido) => {
      const mudanca = await fazer(trx, gerido);
      if (mudanca !== null) await avisarPerfis(platform, trx, gerido.row, [mudanca]);
      return mudanca;
    });

  return {
    darPerfil: async (quem: QuemGerePessoas, id: number, perfil: PerfilADar): Promise<void> => {
      const mudanca = await comAviso(quem, id, (trx, gerido) =>
        darPerfilEm(platform, trx, quem.usuario, gerido, perfil),
      );
      if (mudanca === null) throw perfilJaDado();
    },

    mudarValidade: async (
      quem: QuemGerePessoas,
      id: number,
      acha: AchaPerfil,
      mudanca: { validade: string | null; vista?: string | null },
    ): Promise<void> => {
      await comAviso(quem, id, (trx, gerido) =>
        mudarValidadeEm(platform, trx, quem.usuario, gerido, acha(gerido), mudanca),
      );
    },

    encerrarPerfil: async (
      quem: QuemGerePessoas,
      id: number,
      acha: AchaPerfil,
      transferencias: readonly Transferencia[] | undefined,
    ): Promise<void> => {
      await comAviso(quem, id, async (trx, gerido) => {
        const perfil = acha(gerido);
        const mudanca = await encerrarPerfilEm(platform, trx, quem.usuario, gerido, perfil);
        await transferirEm(platform, trx, quem, gerido, transferencias);
        const fica = gerido.row.perfis.some(
          (each) => each.id !== perfil.id && each.vigente && each.idOuvidoria === perfil.idOuvidoria,
        );
        const saiuDe = (idOuvidoria: number) => !fica && idOuvidoria === perfil.idOuvidoria;
        await avisarTrabalhoDeixado(platform, trx, quem, gerido, saiuDe);
        return mudanca;
      });
    },

    bloquear: (quem: QuemGerePessoas, id: number, { motivo, transferencias }: Bloqueio): Promise<void> =>
      naPessoa(quem, id, async (trx, gerido) => {
        const { row, pessoa } = gerido;
        enforce(podeBloquear(quem.usuario, pessoa));
        if (row.bloqueado_em !== null) throw jaBloqueada();
        const agora = clock.now();
        const todas = await lockAdministracao(trx, agora);
        enforce(restaAdministrador(todas, ({ idUsuario }) => idUsuario === id));
        await transferirEm(platform, trx, quem, gerido, transferencias);
        await updateUsuario(trx, id, {
          bloqueado_em: agora,
          motivo_bloqueio: motivo,
          perfil_do_bloqueio: quem.usuario.idPerfil,
        });
        await voidTokens(trx, id, agora);
        await efeitos.encerrarOutras(trx, id);
        await anotar(platform, trx, quem.usuario, row, {
          acao: 'Bloqueio',
          idOuvidoria: ouvidoriaDaConta(gerido),
          depois: { motivo },
        });
        await avisarBloqueio(platform, trx, row, { bloqueada: true, motivo });
        await avisarTrabalhoDeixado(platform, trx, quem, gerido, () => true);
      }),

    desbloquear: (quem: QuemGerePessoas, id: number, motivo: string): Promise<void> =>
      naPessoa(quem, id, async (trx, gerido) => {
        const { row, pessoa } = gerido;
        enforce(podeDesbloquear(quem.usuario, pessoa));
        if (row.bloqueado_em === null) throw naoBloqueada();
        await updateUsuario(trx, id, {
          bloqueado_em: null,
          motivo_bloqueio: null,
          perfil_do_bloqueio: null,
        });
        await anotar(platform, trx, quem.usuario, row, {
          acao: 'Desbloqueio',
          idOuvidoria: ouvidoriaDaConta(gerido),
          antes: { motivo: row.motivo_bloqueio },
          depois: { motivo },
        });
        await avisarBloqueio(platform, trx, row, { bloqueada: false, motivo });
      }),

    transferir: (
      quem: QuemGerePessoas,
      id: number,
      transferencias: readonly Transferencia[],
    ): Promise<void> =>
      naPessoa(quem, id, async (trx, gerido) => {
        if ((await transferirEm(platform, trx, quem, gerido, transferencias)) === 0) throw semTrabalho();
      }),
  };
};

export type AcoesDaPessoa = ReturnType<typeof createAcoesDaPessoa>;
