import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CampoDoTeor } from '../../../domain/registrar/teor.ts';
import type { AQuem } from '../a-quem/a-quem.ts';

export type RotulosDoTeor = Readonly<Partial<Record<CampoDoTeor, string>>>;

const ROTULOS: Readonly<Record<number, RotulosDoTeor>> = {
  [TipoManifestacao.reclamacao]: { texto: 'O que aconteceu?' },
  [TipoManifestacao.elogio]: { texto: 'O que você quer elogiar?' },
  [TipoManifestacao.sugestao]: { texto: 'Qual é a sua sugestão?' },
  [TipoManifestacao.solicitacao]: { texto: 'O que você precisa que o órgão faça?' },
  [TipoManifestacao.denuncia]: {
    texto: 'O que aconteceu?',
    quem: 'Quem fez?',
    como: 'Como aconteceu?',
    quando: 'Quando aconteceu?',
    sobreProvas: 'Onde estão as provas e quem pode confirmar?',
  },
  [TipoManifestacao.simplifique]: {
    servico: 'Qual serviço?',
    texto: 'O que é difícil nele?',
    propostaMelhoria: 'Como poderia ser mais simples?',
  },
  [TipoManifestacao.acessoAInformacao]: { resumo: 'Resumo do pedido', texto: 'Detalhes do pedido' },
};

/** What differs where a clerk writes for somebody. */
const NA_MESA: Readonly<Record<number, RotulosDoTeor>> = {
  [TipoManifestacao.elogio]: { texto: 'O que a pessoa quer elogiar?' },
  [TipoManifestacao.sugestao]: { texto: 'Qual é a sugestão da pessoa?' },
  [TipoManifestacao.solicitacao]: { texto: 'O que a pessoa precisa que o órgão faça?' },
};

/** What each field is called on the screen of this type, and therefore in its errors. */
export const rotulosDoTeor = (idTipoManifestacao: number, aQuem: AQuem = 'propria'): RotulosDoTeor => ({
  ...ROTULOS[idTipoManifestacao],
  ...(aQuem === 'mesa' && NA_MESA[idTipoManifestacao]),
});
