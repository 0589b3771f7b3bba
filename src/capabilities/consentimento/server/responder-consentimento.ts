import { diaGuardado } from '#capabilities/manifestacao/domain/dia-guardado.ts';
import {
  manifestacaoNaoEncontrada,
  naoAguardaConsentimento,
} from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  agir,
  findCasoVisivel,
  findUltimoConsentimento,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import type { Platform } from '#server/platform.ts';
import { consentimentoForaDoPrazo } from '../domain/consentimento-errors.ts';
import { responderConsentimento as ato } from '../domain/responder-consentimento.ato.ts';
import { answerConsentimento } from './consentimento-repository.ts';

const aceitas = ['codigo', 'consentimento'] as const;

/** Yes or no, once, by the denunciante alone (Decreto 10.153/2019, art. 7; S2-09). */
export const responderConsentimento = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  consente: boolean,
): Promise<void> => {
  const { relacao } = await findCasoVisivel(platform, quem, idManifestacao, aceitas);
  if (relacao !== 'manifestante') throw manifestacaoNaoEncontrada();
  await agir(
    platform,
    quem,
    { idManifestacao },
    ato,
    async ({ tx, agora }) => {
      const aberto = await findUltimoConsentimento(tx, idManifestacao);
      if (!aberto || aberto.respondido_em) throw naoAguardaConsentimento();
      const ultimoDia = diaGuardado(aberto.prazo);
      if (!isNoPrazo(ultimoDia, agora.getTime())) throw consentimentoForaDoPrazo(ultimoDia);
      await answerConsentimento(tx, aberto.id, consente, agora);
      return {
        informacoes: consente
          ? `O envio da identidade para ${aberto.destinatario} foi autorizado.`
          : `O envio da identidade para ${aberto.destinatario} não foi autorizado.`,
        detalhes: { idConsentimento: aberto.id },
        avisos: [{ evento: 'manifestacao.consentimento-respondido' }],
        resultado: undefined,
      };
    },
    { aceitas },
  );
};
