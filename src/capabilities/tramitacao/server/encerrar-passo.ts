import { agir, comRota } from '#capabilities/manifestacao/server/index.ts';
import { encerrarPasso as ato } from '../domain/encerrar-passo.ato.ts';
import { passoNaoEncontrado } from '../domain/tramitacao-errors.ts';
import type { PassoVisto } from './no-passo.ts';
import { findPassoAberto, listPassosAbertos, updatePasso } from './tramitacao-repository.ts';

/** The analyst stops waiting for the area. */
export const encerrarPasso = comRota(ato, async (platform, quem, { idTramitacao, versao }: PassoVisto) => {
  const visto = await findPassoAberto(platform.db, idTramitacao);
  // The steps of an appeal are closed by whoever judges it.
  if (!visto || visto.id_recurso !== null) throw passoNaoEncontrado();
  const alvo = { idManifestacao: visto.id_manifestacao, versao };
  await agir(platform, quem, alvo, ato, async ({ tx, agora }) => {
    if (!(await findPassoAberto(tx, idTramitacao))) throw passoNaoEncontrado();
    await updatePasso(tx, idTramitacao, { encerrada_em: agora });
    const [proximo] = await listPassosAbertos(tx, visto.id_manifestacao, null);
    return {
      informacoes: 'O órgão deixou de esperar a contribuição de uma área.',
      detalhes: { idTramitacao },
      mudancas: { prazo_interno: proximo?.prazo ?? null },
      resultado: undefined,
    };
  });
});
