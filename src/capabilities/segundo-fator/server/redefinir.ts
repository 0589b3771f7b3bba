import { anotar, findGerido, lockGerido, ouvidoriaDaConta } from '#capabilities/usuario/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { podeRedefinir } from '../domain/redefinir-policy.ts';
import { nadaARedefinir } from '../domain/segundo-fator-errors.ts';
import { avisarRedefinicao } from './avisar.ts';
import { deleteCodigos, deleteFatores, listFatores } from './fator-repository.ts';
import type { PortaDaSessao } from './porta.ts';

/** A lost factor, taken away by whoever decides for the office: with history, audit and mail, and sessions ended. */
export const createRedefinir = (platform: Platform, porta: PortaDaSessao) => ({
  ver: async (quem: UsuarioAtual, idUsuario: number) => {
    const { pessoa } = await findGerido(platform, quem, idUsuario);
    const fatores = await listFatores(platform.db, idUsuario);
    return { tem: fatores.length > 0, podeRedefinir: podeRedefinir(quem, pessoa).allowed };
  },

  redefinir: (quem: UsuarioAtual, idUsuario: number, motivo: string): Promise<void> =>
    platform.db.transaction().execute(async (trx) => {
      const gerido = await lockGerido(platform, trx, quem, idUsuario);
      enforce(podeRedefinir(quem, gerido.pessoa));
      const fatores = await listFatores(trx, idUsuario);
      if (fatores.length === 0) throw nadaARedefinir();
      await deleteFatores(trx, idUsuario);
      await deleteCodigos(trx, idUsuario);
      await porta.encerrarOutras(trx, idUsuario);
      await anotar(platform, trx, quem, gerido.row, {
        acao: 'Segundo fator redefinido',
        idOuvidoria: ouvidoriaDaConta(gerido),
        antes: { fatores: fatores.length },
        depois: { motivo },
      });
      await avisarRedefinicao(platform, trx, gerido.row, motivo);
    }),
});
