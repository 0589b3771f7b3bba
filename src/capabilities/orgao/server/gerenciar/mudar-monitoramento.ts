import { auditar } from '#capabilities/auditoria/server/index.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { alguemAcompanha, orgaoInativoNaoAcompanha } from '../../domain/orgao-errors.ts';
import { updateOuvidoria } from './gerenciar-repository.ts';
import {
  compararDeNovo,
  listQuemMonitoraOMesmo,
  lockMonitoramento,
} from './monitoramento-do-orgao-repository.ts';
import { conferirVersao, mudarOrgao } from './orgao-do-administrador.ts';

/** Done by `monitoramento`, which knows what watching over offices is. */
export const AVISAR_DE_QUEM_MONITORA = 'avisar-de-quem-monitora';

interface Mudado {
  readonly id: number;
  readonly sigla: string;
  readonly nome: string;
  readonly monitora: boolean;
}

const anotar = async (
  { clock }: Platform,
  trx: Db,
  usuario: UsuarioAtual,
  { id, sigla, nome, monitora }: Mudado,
): Promise<void> =>
  auditar(trx, clock, usuario, {
    area: 'orgao',
    acao: 'Autoridade de monitoramento',
    alvo: `${sigla} – ${nome}`,
    idAlvo: id,
    idOuvidoria: id,
    antes: { acompanhaOsOutros: !monitora },
    depois: { acompanhaOsOutros: monitora },
  });

/**
 * Which office watches over the others of its place (Lei 12.527/2011, arts. 40 and 41): one in each, so that naming another takes it
 * from who had it. The federal one hears of every opened identity and gets the cases that nobody else may handle: it moves, and
 * is never without. The gestores of both are told in the same transaction's job; the new one's people are compared with every case
 * before they see anything (`impedimento`).
 */
export const mudarMonitoramento = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  { monitora, versao }: { readonly monitora: boolean; readonly versao: number },
): Promise<void> =>
  mudarOrgao(
    platform,
    usuario,
    idOuvidoria,
    async ({ trx, orgao }) => {
      conferirVersao(orgao, versao);
      if (orgao.autoridade_monitoramento === monitora) return;
      if (monitora && orgao.inativada_em !== null) throw orgaoInativoNaoAcompanha();
      if (!monitora && orgao.id_esfera === Esfera.federal) throw alguemAcompanha();
      const deixam = monitora ? await listQuemMonitoraOMesmo(trx, orgao) : [];
      const mudados: Mudado[] = [
        ...deixam.map((outro) => ({ ...outro, monitora: false })),
        { id: orgao.id, sigla: orgao.sigla, nome: orgao.nome, monitora },
      ];
      for (const mudado of mudados) {
        await updateOuvidoria(trx, mudado.id, { autoridade_monitoramento: mudado.monitora });
        await anotar(platform, trx, usuario, mudado);
      }
      if (monitora) await compararDeNovo(trx, idOuvidoria);
      await enqueue(trx, AVISAR_DE_QUEM_MONITORA, {
        mudados: mudados.map(({ id, monitora: acompanha }) => ({ id, monitora: acompanha })),
        em: platform.clock.now().toISOString(),
      });
    },
    lockMonitoramento,
  );
