import { z } from 'zod';
import { alertar } from '#capabilities/alerta/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  anotarPeloSistema,
  contarDaCiencia,
  darCiencia,
  nomesDasComunicacoes,
  semFimParaContestar,
} from '#capabilities/manifestacao/server/index.ts';
import { DIAS_ATE_DIZER_QUE_VOLTOU } from '#capabilities/remedio/domain/ciencia.ts';
import { days } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { DESTINO_DO_AVISO } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { findDestinoDoAviso, listDevolvidosSemDizer, retirarCiencia } from './ciencia-repository.ts';

const payload = z.object({ idEmail: z.int() });

/** A mail that went after all: the person was told then. */
const chegou = (platform: Platform, idEmail: number, idManifestacao: number): Promise<unknown> =>
  anotarPeloSistema(platform, idManifestacao, async ({ tx, caso }) => {
    const aviso = await findDestinoDoAviso(tx, idEmail);
    if (!aviso?.enviado_em || aviso.ciente_em || aviso.pendencia !== 'devolvida') return null;
    const ultimosDias = await darCiencia(tx, caso, [aviso], { em: aviso.enviado_em, idCiencia: null });
    return {
      acao: Acao.ciencia,
      informacoes: `O e-mail que tinha falhado foi enviado. Soube: ${nomesDasComunicacoes([aviso], ultimosDias)}.`,
      resultado: undefined,
    };
  });

/**
 * No notice (Lei 9.784/1999, art. 26): the person's window stays open, and the office is told to reach them otherwise. An
 * office that may not know who they are can do nothing: only the history says it. Of a sealed case it is said at night, days
 * after the act, without why: whose mailbox was closed at that moment is who reported (Lei 13.608/2018, art. 4-B).
 */
const voltou = (
  platform: Platform,
  { idEmail, idManifestacao, deNoite }: { idEmail: number; idManifestacao: number; deNoite: boolean },
): Promise<unknown> =>
  anotarPeloSistema(platform, idManifestacao, async ({ tx, caso, agora }) => {
    const selada = caso.isSigilosa || caso.isPreservada;
    if (selada && !deNoite) return null;
    const aviso = await findDestinoDoAviso(tx, idEmail);
    const retirada = aviso && (await retirarCiencia(tx, aviso.id));
    if (!retirada) return null;
    if (retirada.ciente_em) {
      await contarDaCiencia(tx, caso, [aviso], retirada.ciente_em);
      return null;
    }
    await semFimParaContestar(tx, idManifestacao, aviso.feita_em);
    if (caso.fatos.identidadeVisivel) {
      await alertar(tx, {
        tipo: 'aviso-devolvido',
        idManifestacao,
        chave: `aviso-devolvido:${aviso.id}`,
        agora,
        para: 'quem-cuida',
      });
    }
    if (selada) {
      return {
        acao: Acao.semNoticia,
        informacoes: `Não há notícia de que quem registrou soube (${nomesDasComunicacoes([aviso])}). O prazo da pessoa só corre quando ela souber.`,
        resultado: undefined,
      };
    }
    return {
      acao: Acao.avisoDevolvido,
      informacoes: `O e-mail que avisava quem registrou não foi entregue (${nomesDasComunicacoes([aviso])}). O prazo da pessoa só corre quando ela souber.`,
      resultado: undefined,
    };
  });

/** What became of a mail with a term behind it: refused for good, returned, given up, or sent in the end. */
export const destinoDoAvisoJob = (platform: Platform): Job => ({
  name: DESTINO_DO_AVISO,
  run: async (enviado) => {
    const { idEmail } = payload.parse(enviado);
    const aviso = await findDestinoDoAviso(platform.db, idEmail);
    if (!aviso) return;
    const { id_manifestacao: idManifestacao } = aviso;
    if (aviso.enviado_em && !aviso.devolvido_em) await chegou(platform, idEmail, idManifestacao);
    else if (aviso.falhou_em || aviso.devolvido_em)
      await voltou(platform, { idEmail, idManifestacao, deNoite: false });
  },
});

export const dizerQueVoltouJob = (platform: Platform): Job => ({
  name: 'avisos-sem-noticia',
  cron: '25 6 * * *',
  run: async () => {
    const feitaAte = new Date(platform.clock.now().getTime() - days(DIAS_ATE_DIZER_QUE_VOLTOU));
    for (const { id, id_manifestacao } of await listDevolvidosSemDizer(platform.db, feitaAte))
      await voltou(platform, { idEmail: id, idManifestacao: id_manifestacao, deNoite: true });
  },
});
