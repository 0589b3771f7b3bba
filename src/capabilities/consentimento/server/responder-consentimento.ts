import {
  manifestacaoNaoEncontrada,
  naoAguardaConsentimento,
} from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { faz, findCasoVisivel, findUltimoConsentimento } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { consentimentoForaDoPrazo } from '../domain/consentimento-errors.ts';
import { responderConsentimento as ato } from '../domain/responder-consentimento.ato.ts';
import { answerConsentimento } from './consentimento-repository.ts';

/** Yes or no, once, by the denunciante alone (Decreto 10.153/2019, art. 7; S2-09). */
export const responderConsentimento = faz(
  ato,
  async ({ tx, caso, agora }, { consente }) => {
    const aberto = await findUltimoConsentimento(tx, caso.row.id);
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
  {
    chaves: ['consentimento'],
    // Only the denunciante may see the question: for everybody else, staff included, it does not
    // exist.
    antes: async (platform, quem, { idManifestacao }) => {
      const { relacao } = await findCasoVisivel(platform, quem, idManifestacao, ['codigo', 'consentimento']);
      if (relacao !== 'manifestante') throw manifestacaoNaoEncontrada();
    },
  },
);
