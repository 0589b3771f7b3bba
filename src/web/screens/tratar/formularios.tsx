import { type ComponentType, lazy } from 'react';
import { CampoAnexos } from '#capabilities/anexo/web/campo-anexos.tsx';
import type { AtoDaEquipe } from '#web/atos/atos-da-equipe.ts';
import type { AtoProps } from '#web/atos/casos.ts';

type Formulario = ComponentType<AtoProps>;

/** Fetched when the act is opened: most readings of a case end without one. */
const em = (buscar: () => Promise<Formulario>) => lazy(async () => ({ default: await buscar() }));

const Responder = async (): Promise<Formulario> => {
  const { Responder: DaResposta } = await import('#capabilities/resposta/web/responder.tsx');
  return (props) => <DaResposta {...props} CampoAnexos={CampoAnexos} />;
};

/** The form of each act, done in place; an act without one here has its own screen. */
export const formularios: Readonly<Partial<Record<AtoDaEquipe, Formulario>>> = {
  analisar: em(async () => (await import('#capabilities/analise/web/analisar.tsx')).Analisar),
  responder: em(Responder),
  analisePreliminar: em(
    async () =>
      (await import('#capabilities/analise-admissibilidade/web/analise-preliminar.tsx')).AnalisePreliminar,
  ),
  tramitar: em(async () => (await import('#capabilities/tramitacao/web/tramitar.tsx')).Tramitar),
  encaminhar: em(async () => (await import('#capabilities/encaminhamento/web/encaminhar.tsx')).Encaminhar),
  prorrogar: em(async () => (await import('#capabilities/prorrogacao/web/prorrogar.tsx')).Prorrogar),
  pedirComplementacao: em(
    async () =>
      (await import('#capabilities/complementacao/web/pedir-complementacao.tsx')).PedirComplementacao,
  ),
  pedirConsentimento: em(
    async () => (await import('#capabilities/consentimento/web/pedir-consentimento.tsx')).PedirConsentimento,
  ),
  alterarTipo: em(async () => (await import('#capabilities/analise/web/alterar-tipo.tsx')).AlterarTipo),
  agrupar: em(async () => (await import('#capabilities/analise/web/agrupar.tsx')).Agrupar),
  arquivar: em(async () => (await import('#capabilities/arquivamento/web/arquivar.tsx')).Arquivar),
  restringir: em(
    async () => (await import('#capabilities/restricao-conteudo/web/restringir.tsx')).Restringir,
  ),
  liberar: em(async () => (await import('#capabilities/restricao-conteudo/web/liberar.tsx')).Liberar),
  reabrir: em(async () => (await import('#capabilities/arquivamento/web/reabrir.tsx')).Reabrir),
};
